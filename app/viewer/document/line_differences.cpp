#include "app/viewer/document/line_differences.h"

#include "app/files/line_ends.h"

#include <algorithm>
#include <functional>
#include <string_view>

namespace charsleuth::viewer {

namespace {

constexpr std::uint64_t comparedAtOnce = 256 << 10; // bytes

std::uint64_t hashOf(std::u16string_view line) {
    return std::hash<std::u16string_view>()(line);
}

/// Takes in the lines of text that comes in pieces.
class LineCollector {
public:
    explicit LineCollector(bool nel) : m_nel(nel) {}

    void add(const MappedText& text, bool last) {
        m_text.append(text.text);
        m_byteOf.insert(m_byteOf.end(), text.byteOf.begin(), text.byteOf.end() - 1);
        std::size_t at = 0;
        for (;;) {
            const std::size_t end = findLineEnd(m_text, at, m_nel);
            const bool open = end == m_text.size() || (end + 1 == m_text.size() && !last);
            if (open && !(last && at < m_text.size()))
                break; // the line, or its CRLF, may go on
            addLine(at, end);
            if (end == m_text.size()) {
                at = end;
                break;
            }
            at = end + lineEndLength(m_text, end);
        }
        m_text.erase(0, at);
        m_byteOf.erase(m_byteOf.begin(), m_byteOf.begin() + static_cast<std::ptrdiff_t>(at));
    }

    TextLines take() { return std::move(m_lines); }

private:
    void addLine(std::size_t begin, std::size_t end) {
        std::u16string_view line = std::u16string_view(m_text).substr(begin, end - begin);
        if (m_byteOf[begin] == 0 && line.starts_with(u'\xFEFF'))
            line.remove_prefix(1);
        m_lines.starts.push_back(m_byteOf[begin]);
        m_lines.hashes.push_back(hashOf(line));
    }

    bool m_nel;
    std::u16string m_text; ///< of lines that are not complete yet
    std::vector<std::uint64_t> m_byteOf;
    TextLines m_lines;
};

} // namespace

std::size_t TextLines::lineAt(std::uint64_t byte) const {
    const auto next = std::ranges::upper_bound(starts, byte);
    return next == starts.begin() ? 0 : static_cast<std::size_t>(next - starts.begin()) - 1;
}

TextLines linesOf(const ByteSource& bytes, const ReadAs& as, const std::stop_token& stop) {
    LineCollector lines(nelEndsLines(as.encoding));
    ReadingDecoder decoder(as);
    for (std::uint64_t at = 0; !stop.stop_requested();) {
        const std::vector<Byte> piece = readRange(bytes, {at, at + comparedAtOnce});
        at += piece.size();
        const bool last = piece.empty() || at >= bytes.size();
        MappedText text;
        decoder.feed(piece, text);
        if (last)
            decoder.finish(text);
        lines.add(text, last);
        if (last)
            break;
    }
    return lines.take();
}

std::size_t lineBeside(const std::vector<LineChange>& changes, std::size_t line, bool fromLeft) {
    const auto here = [fromLeft](const LineChange& c) { return fromLeft ? c.left : c.right; };
    const auto there = [fromLeft](const LineChange& c) { return fromLeft ? c.right : c.left; };
    const auto next = std::ranges::upper_bound(
        changes, line, {}, [&](const LineChange& change) { return here(change).begin; });
    if (next == changes.begin())
        return line;
    const LineChange& change = *std::prev(next);
    if (line < here(change).end)
        return std::min(there(change).begin + line - here(change).begin, there(change).end);
    return there(change).end + line - here(change).end;
}

} // namespace charsleuth::viewer
