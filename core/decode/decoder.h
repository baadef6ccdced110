#pragma once

/// Decodes one encoding, chunk by chunk, to UTF-16, with the exact range of every malformed
/// sequence.
///
/// Total: every byte string decodes. Any division into chunks gives the same text and ranges. A
/// copy is a checkpoint: it continues from the state of the original. A BOM is decoded like any
/// other character; the caller drops it. A decoder is for one thread at a time; copies are
/// independent.

#include "core/bytes/exported.h"
#include "core/decode/decoded_text.h"
#include "core/registry/encoding_id.h"

#include <memory>

namespace charsleuth {

class DecoderState;

class CHARSLEUTH_EXPORT Decoder {
public:
    /// `firstByte`: the offset of the first byte that will be fed, for the ranges reported.
    explicit Decoder(EncodingId encoding, std::uint64_t firstByte = 0);
    /// For a file, from its first byte. A BOM of UTF-8 that a program put before text in an
    /// encoding other than Unicode's is U+FEFF, and not the letters that its bytes are in that
    /// encoding.
    static Decoder ofFile(EncodingId encoding);
    Decoder(const Decoder& other);
    Decoder& operator=(const Decoder& other);
    Decoder(Decoder&&) noexcept;
    Decoder& operator=(Decoder&&) noexcept;
    ~Decoder();

    /// Appends the text of `chunk`. Text offsets count from the first unit that this decoder gave.
    void feed(Bytes chunk, DecodedText& out);
    void feed(Bytes chunk, MappedText& out);
    void feed(Bytes chunk, TextTally& out);

    /// Ends the input: an unfinished sequence becomes malformed.
    void finish(DecodedText& out);
    void finish(MappedText& out);
    void finish(TextTally& out);

    /// Offset of the first byte without output yet. Bytes of an unfinished sequence have none.
    std::uint64_t position() const;

protected:
    DecoderState& state() { return *m_state; }
    const DecoderState& state() const { return *m_state; }

private:
    std::unique_ptr<DecoderState> m_state;
};

/// Decode all of `bytes` in one call. Offsets count from its first byte.
CHARSLEUTH_EXPORT DecodedText decode(Bytes bytes, EncodingId encoding);
CHARSLEUTH_EXPORT MappedText decodeMapped(Bytes bytes, EncodingId encoding);
CHARSLEUTH_EXPORT TextTally tally(Bytes bytes, EncodingId encoding);
/// Decode a whole file in one call, as Decoder::ofFile() does.
CHARSLEUTH_EXPORT DecodedText decodeFile(Bytes file, EncodingId encoding);
CHARSLEUTH_EXPORT MappedText decodeMappedFile(Bytes file, EncodingId encoding);

} // namespace charsleuth
