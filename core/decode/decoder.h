#pragma once

/// Decodes one encoding, piece by piece, to UTF-16 with the exact range of every malformed
/// sequence.
///
/// Total: every byte string decodes. Any division into chunks gives the same text and ranges. A
/// copy is a checkpoint: it goes on from where the original stood. A BOM is decoded like any other
/// character (the caller drops it). Not for use by two threads at once; copies are independent.

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

    /// Says that the input has ended: an unfinished sequence becomes malformed.
    void finish(DecodedText& out);
    void finish(MappedText& out);
    void finish(TextTally& out);

    /// Offset of the first byte not yet turned into output (bytes of an unfinished sequence are
    /// not).
    std::uint64_t position() const;

protected:
    DecoderState& state() { return *m_state; }
    const DecoderState& state() const { return *m_state; }

private:
    std::unique_ptr<DecoderState> m_state;
};

/// All of `bytes` at once; offsets from its first byte.
DecodedText decode(Bytes bytes, EncodingId encoding);
MappedText decodeMapped(Bytes bytes, EncodingId encoding);
TextTally tally(Bytes bytes, EncodingId encoding);

} // namespace charsleuth
