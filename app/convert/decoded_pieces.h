#pragma once

/// Decodes an input piece by piece and can still show the bytes of each malformed range in the
/// piece just read.

#include "app/files/file_source.h"
#include "core/decode/decoder.h"

#include <limits>
#include <span>
#include <vector>

namespace charsleuth {

/// A part of the input in an encoding of its own.
struct DecodedPart {
    std::uint64_t end; ///< offset of the byte after it
    EncodingId encoding;

    friend bool operator==(const DecodedPart&, const DecodedPart&) = default;
};

class DecodedPieces {
public:
    /// `source` must outlive this.
    DecodedPieces(FileSource& source, EncodingId encoding);
    /// Each part is decoded for itself. `parts`: in order, up to the end of the input; must outlive
    /// this. Empty: all is in `encoding`.
    DecodedPieces(FileSource& source, EncodingId encoding, std::span<const DecodedPart> parts);

    /// Replaces `piece` by the next one, made of bytes before `until`. False at the input's end
    /// (there is still a piece then) and where `until` is reached.
    Result<bool> next(DecodedText& piece, std::uint64_t until = toTheEnd);
    Result<bool> next(MappedText& piece, std::uint64_t until = toTheEnd);

    /// The offset of the next byte that will be read.
    std::uint64_t position() const { return m_offset + m_count; }

    std::vector<Byte> bytesOf(const ByteRange& range) const;
    /// The bytes of the piece just read.
    Bytes bytes() const { return Bytes(m_buffer).subspan(m_before, m_count); }

private:
    static constexpr std::uint64_t toTheEnd = std::numeric_limits<std::uint64_t>::max();

    template <typename Text>
    Result<bool> read(Text& piece, std::uint64_t until);
    void beginPart(EncodingId encoding);

    FileSource& m_source;
    EncodingId m_encoding;                ///< after the last part
    std::span<const DecodedPart> m_parts; ///< the one that is read and those after it
    Decoder m_decoder;
    std::uint64_t m_units = 0, m_unitsBefore = 0; ///< UTF-16 units given; before this decoder
    std::vector<Byte> m_buffer; ///< some bytes of the pieces before, then the latest piece
    std::size_t m_before = 0;   ///< bytes in the buffer that are from before
    std::uint64_t m_offset = 0; ///< of the latest piece
    std::size_t m_count = 0;    ///< bytes of the latest piece
};

} // namespace charsleuth
