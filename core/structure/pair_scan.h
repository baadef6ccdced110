#pragma once

/// Counts text of a two-byte encoding by masks of lead bytes: what its decoder counts, without
/// waiting for one character to know where the next begins.

#include "core/bytes/scan/scans.h"
#include "core/registry/encoding_id.h"

#include <optional>

namespace charsleuth {

struct PairCounts {
    std::size_t bytes = 0; ///< that were counted: all, but for a lead byte at the end
    std::uint64_t sequences = 0, malformed = 0, malformedBytes = 0;
    std::uint64_t characters = 0; ///< malformed ones included; so many UTF-16 units, too
};

/// Whether countPairs() knows the encoding.
bool isCountedByPairs(EncodingId encoding);

/// `bytes`, one block at most, begin with a character. Nothing where something rare is in them: a
/// character of three or four bytes or of another plane, a pair that stands for two characters, C1
/// controls. Requires isCountedByPairs(encoding).
std::optional<PairCounts> countPairs(EncodingId encoding, Bytes bytes, const Scans& scans);

} // namespace charsleuth
