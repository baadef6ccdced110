#include "app/viewer/document/line_differences.h"

#include "app/files/line_ends.h"

#include <algorithm>
#include <functional>
#include <string_view>
#include <utility>

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

/// Changes of as many lines as before, up to a thousand, become a change for each line.
std::vector<LineChange> lineByLine(const std::vector<LineChange>& changes) {
    constexpr std::size_t most = 1000;
    std::vector<LineChange> result;
    for (const LineChange& change : changes) {
        if (change.left.size() != change.right.size() || change.left.size() > most) {
            result.push_back(change);
            continue;
        }
        for (std::size_t i = 0; i < change.left.size(); ++i) {
            const std::size_t left = change.left.begin + i, right = change.right.begin + i;
            result.push_back({.left = {left, left + 1}, .right = {right, right + 1}});
        }
    }
    return result;
}

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

void LineMatch::find(const std::stop_token& stop) {
    for (std::size_t i = 0; i < m_texts.size(); ++i)
        m_lines[i] = viewer::linesOf(m_texts[i].bytes(), m_texts[i].as(), stop);
    if (stop.stop_requested())
        return;
    m_changes = lineByLine(lineChanges(m_lines[0].hashes, m_lines[1].hashes));
    m_known = true;
}

bool LineMatch::isOf(const std::array<FileText, 2>& texts) const {
    return std::ranges::equal(m_texts, texts, [](const FileText& one, const FileText& other) {
        return one.sharedBytes() == other.sharedBytes() && one.as() == other.as();
    });
}

std::uint64_t LineMatch::lineStart(std::size_t side, std::size_t line) const {
    const auto& starts = m_lines[side].starts;
    return line < starts.size() ? starts[line] : m_texts[side].size();
}

std::uint64_t LineMatch::beside(std::size_t side, std::uint64_t byte) const {
    const std::size_t line = m_lines[side].lineAt(byte);
    return lineStart(1 - side, lineBeside(m_changes, line, side == 0));
}

std::optional<std::uint64_t> LineMatch::inLeft(std::size_t side, std::uint64_t byte) const {
    const std::size_t line = m_lines[side].lineAt(byte);
    const std::size_t other = lineBeside(m_changes, line, side == 0);
    if (lineStart(side, line) != byte || lineBeside(m_changes, other, side == 1) != line)
        return std::nullopt;
    return side == 0 ? byte : lineStart(0, other);
}

std::array<ByteRange, 2> LineMatch::linesOf(const LineChange& change) const {
    return {ByteRange{lineStart(0, change.left.begin), lineStart(0, change.left.end)},
            ByteRange{lineStart(1, change.right.begin), lineStart(1, change.right.end)}};
}

std::array<ByteRange, 2> LineMatch::differing(const LineChange& change) const {
    constexpr std::uint64_t most = 1 << 16; // bytes
    std::array<ByteRange, 2> ranges = linesOf(change);
    if (ranges[0].empty() || ranges[1].empty() || ranges[0].size() + ranges[1].size() > most)
        return ranges;
    std::array<MappedText, 2> texts;
    std::array<std::u16string_view, 2> lines; // of `texts`, which have more
    std::array<std::size_t, 2> first{};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        texts[i] = m_texts[i].mapped(ranges[i]);
        const auto unitAt = [&bytes = texts[i].byteOf](std::uint64_t byte) {
            return static_cast<std::size_t>(std::ranges::lower_bound(bytes, byte) - bytes.begin());
        };
        first[i] = unitAt(ranges[i].begin);
        lines[i] =
            std::u16string_view(texts[i].text).substr(first[i], unitAt(ranges[i].end) - first[i]);
    }
    const auto [left, right] = lines;
    const auto begin = std::ranges::mismatch(left, right).in1 - left.begin();
    const auto end =
        std::mismatch(left.rbegin(), left.rend() - begin, right.rbegin(), right.rend() - begin)
            .first -
        left.rbegin();
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        const auto at = texts[i].byteOf.begin() + static_cast<std::ptrdiff_t>(first[i]);
        ranges[i] = {at[begin], at[std::ssize(lines[i]) - end]};
    }
    return ranges;
}

std::array<std::vector<ByteRange>, 2>
LineMatch::differencesIn(const std::array<ByteRange, 2>& visible) const {
    std::array<std::vector<ByteRange>, 2> found;
    for (const LineChange& change : m_changes) {
        const std::array<ByteRange, 2> lines = linesOf(change);
        if (!overlap(lines[0], visible[0]) && !overlap(lines[1], visible[1]))
            continue;
        const std::array<ByteRange, 2> places = differing(change);
        for (std::size_t i = 0; i < found.size(); ++i)
            if (!places[i].empty())
                found[i].push_back(places[i]);
    }
    return found;
}

} // namespace charsleuth::viewer
