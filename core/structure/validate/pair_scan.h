#pragma once

/// Counts text with two-byte characters by masks of lead bytes: the decoder's counts, without
/// waiting for one character to know where the next begins.

#include "core/bytes/scan/scans.h"
#include "core/registry/encoding_id.h"

#include <optional>

namespace charsleuth {

struct PairCounts {
    std::uint64_t sequences = 0, malformed = 0, malformedBytes = 0;
    /// If `malformed` is not 0; offsets from the first byte, which is `lead` if that is not 0.
    ByteRange firstMalformed;
    Byte lead = 0; ///< the last byte, if it is a lead byte whose trail comes later; else 0
};

/// Whether countPairs() knows the encoding.
bool isCountedByPairs(EncodingId encoding);

/// Counts `bytes`, at most one block, which begin with a character, or with the trail of `lead` if
/// that is not 0. Nothing if they contain anything rare: a character of three or four bytes or of
/// another plane, a pair that stands for two characters, C1 controls. Requires:
/// isCountedByPairs(encoding).
std::optional<PairCounts> countPairs(EncodingId encoding, Bytes bytes, Byte lead,
                                     const Scans& scans);

} // namespace charsleuth
