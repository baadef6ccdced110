#include "app/convert/decoded_pieces.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// Malformed bytes are nearly always in the piece just read or a few bytes before it.
constexpr std::size_t kept = 64;

} // namespace

DecodedPieces::DecodedPieces(FileSource& source, EncodingId encoding)
    : DecodedPieces(source, encoding, {}) {}

DecodedPieces::DecodedPieces(FileSource& source, EncodingId encoding,
                             std::span<const DecodedPart> parts)
    : m_source(source), m_encoding(encoding), m_parts(parts),
      m_decoder(Decoder::ofFile(parts.empty() ? encoding : parts.front().encoding)),
      m_buffer(kept + FileSource::block) {}

void DecodedPieces::beginPart(EncodingId encoding) {
    m_decoder = Decoder(encoding, position());
    m_unitsBefore = m_units;
}

Result<bool> DecodedPieces::next(DecodedText& piece, std::uint64_t until) {
    return read(piece, until);
}

Result<bool> DecodedPieces::next(MappedText& piece, std::uint64_t until) {
    return read(piece, until);
}

template <typename Text>
Result<bool> DecodedPieces::read(Text& piece, std::uint64_t until) {
    const std::size_t have = m_before + m_count;
    const std::size_t keep = std::min(kept, have);
    std::copy_n(m_buffer.begin() + static_cast<std::ptrdiff_t>(have - keep), keep,
                m_buffer.begin());
    m_offset += m_count;
    m_before = keep;
    m_count = 0;
    const std::uint64_t limit = m_parts.empty() ? until : std::min(until, m_parts.front().end);
    const std::size_t wanted = std::min<std::uint64_t>(FileSource::block, limit - m_offset);
    const auto count = m_source.readAt(m_offset, std::span(m_buffer).subspan(m_before, wanted));
    if (!count)
        return count.error();
    m_count = *count;
    piece = {};
    m_decoder.feed(bytes(), piece);
    const bool ended = m_count < wanted;
    const bool partEnds = !m_parts.empty() && position() == m_parts.front().end;
    if (ended || partEnds)
        m_decoder.finish(piece);
    for (MalformedRange& malformed : piece.malformed)
        malformed.textOffset += m_unitsBefore;
    m_units += piece.text.size();
    if (partEnds) {
        m_parts = m_parts.subspan(1);
        beginPart(m_parts.empty() ? m_encoding : m_parts.front().encoding);
    }
    return !ended && position() < until;
}

std::vector<Byte> DecodedPieces::bytesOf(const ByteRange& range) const {
    const std::uint64_t start = m_offset - m_before;
    if (range.begin < start)
        return m_source.bytesAt(range).valueOr({});
    const Bytes bytes = Bytes(m_buffer).subspan(range.begin - start, range.size());
    return {bytes.begin(), bytes.end()};
}

} // namespace charsleuth
