#pragma once

/// Counts text of a two-byte encoding by masks of lead bytes: what its decoder counts, without
/// waiting for one character to know where the next begins.

#include "core/bytes/scan/scans.h"
#include "core/registry/encoding_id.h"

#include <optional>

namespace charsleuth {

struct PairCounts {
    std::uint64_t sequences = 0, malformed = 0, malformedBytes = 0;
    ByteRange firstMalformed; ///< where `malformed` is not 0; counted from the first byte, which is
                              ///< the lead byte before `bytes` if there is one
    Byte lead = 0;            ///< the last byte, if it is a lead byte whose trail comes after it
};

/// Whether countPairs() knows the encoding.
bool isCountedByPairs(EncodingId encoding);

/// `bytes`, one block at most, begin with a character, or with the trail of `lead`, which is then
/// not 0. Nothing where something rare is in them: a character of three or four bytes or of another
/// plane, a pair that stands for two characters, C1 controls. Requires isCountedByPairs(encoding).
std::optional<PairCounts> countPairs(EncodingId encoding, Bytes bytes, Byte lead,
                                     const Scans& scans);

} // namespace charsleuth
