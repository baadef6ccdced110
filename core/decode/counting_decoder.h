#pragma once

/// A decoder that only counts, with shortcuts that make counting a whole file faster than decoding
/// it.

#include "core/bytes/scan/scans.h"
#include "core/decode/decoder.h"

namespace charsleuth {

class CountingDecoder : public Decoder {
public:
    using Decoder::Decoder;

    /// Counts a block in an encoding with shift sequences or base64. Returns one bit for each piece
    /// of `damagePiece` bytes in which damage was found. Requires: at most 64 pieces.
    std::uint64_t feedPieces(Bytes block, TextTally& out);

    /// Counts UTF-7 from the front, as long as it is sound and its base64 runs are of the kind
    /// `runs` (Scans::utf7). Returns the number of bytes counted. Requires: an encoding of UTF-7;
    /// no run is open.
    std::size_t passRuns(Bytes chunk, RunsWanted runs, const KnownRuns* known, TextTally& out,
                         Utf7Sums& sums);

    /// Whether bytes that are sound for `leader` from here on are sound for this decoder too, with
    /// the same meaning, as far as this encoding has their character sets. Requires: this decoder
    /// is of ISO-2022-JP-1, -2, -3 or CP50220, and `leader` of one of these or of ISO-2022-JP.
    bool goesOnLike(const CountingDecoder& leader) const;
    /// Continues from the state of `leader`. Requires what goesOnLike() requires.
    void goOnFrom(const CountingDecoder& leader);
};

} // namespace charsleuth
