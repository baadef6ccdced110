#pragma once

/// Decodes a document as it is read: in one encoding, or part by part, with mojibake put right.
///
/// Like core's Decoder: any division into chunks gives the same text, a copy goes on from the state
/// of the original. A unit of a repaired run has a byte of the run, in order; text offsets of
/// malformed sequences count from the beginning of their part.

#include "app/viewer/document/read_as.h"
#include "core/decode/decoder.h"

namespace charsleuth::viewer {

class ReadingDecoder {
public:
    /// `firstByte`: the offset of the first byte that will be fed.
    explicit ReadingDecoder(const ReadAs& as, std::uint64_t firstByte = 0);

    void feed(Bytes chunk, DecodedText& out);
    void feed(Bytes chunk, MappedText& out);
    void feed(Bytes chunk, TextTally& out);
    void finish(DecodedText& out);
    void finish(MappedText& out);
    void finish(TextTally& out);

    /// Offset of the first byte without output yet.
    std::uint64_t position() const { return m_decoder.position(); }

private:
    template <typename Out>
    void feedParts(Bytes chunk, Out& out);
    /// Calls `decode` with the text that it adds to, and adds what that becomes to `out`.
    template <typename Decode>
    void amended(DecodedText& out, const Decode& decode);
    template <typename Decode>
    void amended(MappedText& out, const Decode& decode);
    template <typename Decode>
    void amended(TextTally& out, const Decode& decode);
    template <typename Decode>
    MappedText repaired(const Decode& decode);
    bool repairs() const { return m_amendment && !m_amendment->repairs.empty(); }
    EncodingId encodingOfPart() const;

    EncodingId m_encoding; ///< outside the parts that have encodings of their own
    SharedAmendment m_amendment;
    Substituter m_substituter{std::span<const Substitution>()};
    std::size_t m_part = 0; ///< that is being decoded
    std::uint64_t m_fed;    ///< offset of the next byte
    Decoder m_decoder;
    Decoder m_counter; ///< counts repaired text, as UTF-16
};

} // namespace charsleuth::viewer
