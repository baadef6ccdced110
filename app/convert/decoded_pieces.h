#pragma once

/// Decodes an input piece by piece and can still show the bytes of each malformed range in the
/// piece just read.

#include "app/files/file_source.h"
#include "core/decode/decoder.h"

#include <limits>

namespace charsleuth {

class DecodedPieces {
public:
    /// `source` must outlive this.
    DecodedPieces(FileSource& source, EncodingId encoding);

    /// Replaces `piece` by the next one, made of bytes before `until`. False at the input's end
    /// (there is still a piece then) and where `until` is reached.
    Result<bool> next(DecodedText& piece,
                      std::uint64_t until = std::numeric_limits<std::uint64_t>::max());

    /// The offset of the next byte that will be read.
    std::uint64_t position() const { return m_offset + m_count; }

    std::vector<Byte> bytesOf(const ByteRange& range) const;

private:
    FileSource& m_source;
    Decoder m_decoder;
    std::vector<Byte> m_buffer; ///< some bytes of the pieces before, then the latest piece
    std::size_t m_before = 0;   ///< bytes in the buffer that are from before
    std::uint64_t m_offset = 0; ///< of the latest piece
    std::size_t m_count = 0;    ///< bytes of the latest piece
};

} // namespace charsleuth
