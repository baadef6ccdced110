#include "app/convert/decoded_pieces.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// Malformed bytes are nearly always in the piece just read or a few bytes before it.
constexpr std::size_t kept = 64;

} // namespace

DecodedPieces::DecodedPieces(FileSource& source, EncodingId encoding)
    : m_source(source), m_decoder(encoding), m_buffer(kept + FileSource::block) {}

Result<bool> DecodedPieces::next(DecodedText& piece, std::uint64_t until) {
    const std::size_t have = m_before + m_count;
    const std::size_t keep = std::min(kept, have);
    std::copy_n(m_buffer.begin() + static_cast<std::ptrdiff_t>(have - keep), keep,
                m_buffer.begin());
    m_offset += m_count;
    m_before = keep;
    m_count = 0;
    const std::size_t wanted = std::min<std::uint64_t>(FileSource::block, until - m_offset);
    const auto count = m_source.readAt(m_offset, std::span(m_buffer).subspan(m_before, wanted));
    if (!count)
        return count.error();
    m_count = *count;
    piece = {};
    m_decoder.feed(Bytes(m_buffer).subspan(m_before, m_count), piece);
    const bool ended = m_count < wanted;
    if (ended)
        m_decoder.finish(piece);
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
