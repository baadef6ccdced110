#include "core/decode/shifted_sets.h"

namespace charsleuth {

PairGives characterOfPair(Byte set, Byte row, Byte cell) {
    if (row == 0)
        return upperHalf(static_cast<Charset>(set))[cell | 0x80U] == 0xFFFF ? PairGives{}
                                                                            : PairGives{1, 1};
    const Character found = characterOf(static_cast<Charset>(set), row, cell);
    if (found.point == 0)
        return {};
    const Byte characters = found.mark == 0 ? 1 : 2;
    return {static_cast<Byte>(characters + (found.point > 0xFFFF ? 1 : 0)), characters};
}

} // namespace charsleuth
