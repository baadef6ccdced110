#pragma once

/// A decoder that counts, with what makes counting a whole file faster than decoding it.

#include "core/bytes/scan/scans.h"
#include "core/decode/decoder.h"

namespace charsleuth {

class CountingDecoder : public Decoder {
public:
    using Decoder::Decoder;

    /// Feeds a block in an encoding of shift sequences or base64. A bit for each piece of it
    /// (damagePiece) in which damage is seen. Requires: 64 pieces at most.
    std::uint64_t feedPieces(Bytes block, TextTally& out);

    /// Of UTF-7, where no run of base64 is open: counts from the front what is sound, as far as
    /// runs are what is asked for (Scans::utf7). How many bytes that are.
    std::size_t passRuns(Bytes chunk, RunsWanted runs, const KnownRuns* known, TextTally& out,
                         Utf7Sums& sums);

    /// Whether what is sound to `leader` from here on is so here, and means the same, as far as
    /// this encoding has its sets. This is a decoder of ISO-2022-JP-1, -2, -3 or CP50220; that one
    /// may be one of ISO-2022-JP, too.
    bool goesOnLike(const CountingDecoder& leader) const;
    /// Goes on from where that one stands. The same requirement.
    void goOnFrom(const CountingDecoder& leader);
};

} // namespace charsleuth
