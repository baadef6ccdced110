#include "core/decode/shifted_sets.h"

namespace charsleuth {

PairGives characterOfPair(Byte set, Byte row, Byte cell) {
    const Character found = characterOf(static_cast<Charset>(set), row, cell);
    if (found.point == 0)
        return {};
    const Byte characters = found.mark == 0 ? 1 : 2;
    return {static_cast<Byte>(characters + (found.point > 0xFFFF ? 1 : 0)), characters};
}

} // namespace charsleuth
