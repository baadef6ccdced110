#include "core/structure/binary.h"

namespace charsleuth {

BinaryVerdict judgeBinary(Bytes, const ByteCounts& counts, bool wideText, bool ebcdicText) {
    const std::uint64_t nuls = counts.count[0];
    if (!wideText && !ebcdicText && nuls * 100 > counts.size)
        return {true, "NUL bytes at " + std::to_string(nuls) + " places"};
    return {};
}

} // namespace charsleuth
