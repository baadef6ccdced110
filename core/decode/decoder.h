#pragma once

/// Decodes one encoding, piece by piece, to UTF-16 with the exact range of every malformed
/// sequence.
///
/// Total: every byte string decodes. Any division into chunks gives the same text and ranges. A
/// copy is a checkpoint: it goes on from where the original stood. A BOM is decoded like any other
/// character (the caller drops it). Not for use by two threads at once; copies are independent.

#include "core/bytes/scan/scans.h"
#include "core/decode/decoded_text.h"
#include "core/registry/encoding_id.h"

#include <memory>

namespace charsleuth {

class DecoderState;

class Decoder {
public:
    /// `firstByte` is the offset of the first byte that will be fed, for the ranges reported.
    explicit Decoder(EncodingId encoding, std::uint64_t firstByte = 0);
    Decoder(const Decoder& other);
    Decoder& operator=(const Decoder& other);
    Decoder(Decoder&&) noexcept;
    Decoder& operator=(Decoder&&) noexcept;
    ~Decoder();

    /// Appends what `chunk` adds. Text offsets count from the first unit this decoder ever gave.
    void feed(Bytes chunk, DecodedText& out);
    void feed(Bytes chunk, MappedText& out);
    void feed(Bytes chunk, TextTally& out);

    /// The same of a block in an encoding of shift sequences or base64, with a bit for each piece
    /// of it (damagePiece) in which damage is seen. Requires: 64 pieces at most.
    std::uint64_t feedPieces(Bytes block, TextTally& out);

    /// Says that the input has ended: an unfinished sequence becomes malformed.
    void finish(DecodedText& out);
    void finish(MappedText& out);
    void finish(TextTally& out);

    /// Of UTF-7, where no run of base64 is open: counts from the front what is sound, as far as
    /// runs are what is asked for (Scans::utf7). How many bytes that are.
    std::size_t passRuns(Bytes chunk, RunsWanted runs, const KnownRuns* known, TextTally& out,
                         Utf7Sums& sums);

    /// Whether what is sound to `leader` from here on is so here, and means the same, as far as
    /// this encoding has its sets. This is a decoder of ISO-2022-JP-1, -2, -3 or CP50220; that one
    /// may be one of ISO-2022-JP, too.
    bool goesOnLike(const Decoder& leader) const;
    /// Goes on from where that one stands. The same requirement.
    void goOnFrom(const Decoder& leader);

    /// Offset of the first byte not yet turned into output (bytes of an unfinished sequence are
    /// not).
    std::uint64_t position() const;

private:
    std::unique_ptr<DecoderState> m_state;
};

/// All of `bytes` at once; offsets from its first byte.
DecodedText decode(Bytes bytes, EncodingId encoding);
MappedText decodeMapped(Bytes bytes, EncodingId encoding);
TextTally tally(Bytes bytes, EncodingId encoding);

} // namespace charsleuth
