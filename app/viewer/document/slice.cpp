#include "app/viewer/document/slice.h"

#include "app/files/line_ends.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

bool splitsPair(std::u16string_view text, std::size_t at) {
    return at > 0 && at < text.size() && (text[at] & 0xFC00) == 0xDC00 &&
           (text[at - 1] & 0xFC00) == 0xD800;
}

} // namespace

Slice::Slice(const ByteSource& bytes, const Checkpoint& from, bool nel, std::size_t rowUnits)
    : m_bytes(bytes), m_decoder(from.decoder), m_next(from.byte), m_line(from.line),
      m_unitsInLine(from.unitsInLine), m_nel(nel), m_rowUnits(rowUnits) {}

void Slice::extend(std::uint64_t until) {
    constexpr std::uint64_t step = 16 << 10;
    while (!m_atEnd && (m_next < until || m_text.byteOf.empty())) {
        const std::vector<Byte> chunk = readRange(m_bytes, {m_next, m_next + step});
        m_decoder.feed(chunk, m_text);
        m_next += chunk.size();
        if (chunk.empty() || m_next >= m_bytes.size()) {
            m_decoder.finish(m_text);
            m_atEnd = true;
        }
    }
    cut();
}

std::size_t Slice::completeRows() const {
    return m_atEnd || m_starts.empty() ? m_starts.size() : m_starts.size() - 1;
}

std::optional<std::size_t> Slice::rowAt(std::uint64_t byte) const {
    const auto after = std::ranges::upper_bound(
        m_starts, byte, {}, [this](const RowStart& start) { return byteOf(start.unit); });
    if (after == m_starts.begin())
        return std::nullopt;
    return static_cast<std::size_t>(after - m_starts.begin()) - 1;
}

std::size_t Slice::rowEnd(std::size_t row) const {
    return row + 1 < m_starts.size() ? m_starts[row + 1].unit : m_text.text.size();
}

void Slice::cut() {
    m_starts.clear();
    const std::u16string_view text = m_text.text;
    std::uint64_t line = m_line;
    std::uint64_t unitsBefore = m_unitsInLine;
    if (unitsBefore % m_rowUnits == 0)
        m_starts.push_back({0, line, unitsBefore == 0});
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = findLineEnd(text, at, m_nel);
        cutLongLine(at, end, unitsBefore, line);
        if (end == text.size() || (end + 1 == text.size() && text[end] == u'\r' && !m_atEnd))
            break; // a CR at the very end may be half of a CRLF
        at = end + lineEndLength(text, end);
        unitsBefore = 0;
        ++line;
        if (at < text.size() || !m_atEnd)
            m_starts.push_back({at, line, true});
    }
}

void Slice::cutLongLine(std::size_t from, std::size_t to, std::uint64_t unitsBefore,
                        std::uint64_t line) {
    for (std::size_t at = from + (m_rowUnits - unitsBefore % m_rowUnits); at < to; at += m_rowUnits)
        m_starts.push_back({at + splitsPair(m_text.text, at), line, false});
}

} // namespace charsleuth::viewer
