#include "app/viewer/document/line_differences.h"

#include "app/files/line_ends.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <unordered_map>

namespace charsleuth::viewer {

namespace {

constexpr std::uint64_t comparedAtOnce = 256 << 10; // bytes

std::uint64_t hashOf(std::u16string_view line) {
    return std::hash<std::u16string_view>()(line);
}

/// Where a line is, as long as it is there once.
struct Once {
    std::size_t left = 0, right = 0;
    unsigned inLeft = 0, inRight = 0;
};

using LinePair = std::pair<std::size_t, std::size_t>; // line of the left text, of the right one

/// Of pairs in the order of the left lines the most whose right lines rise, too.
std::vector<LinePair> longestRise(const std::vector<LinePair>& pairs) {
    std::vector<std::size_t> ends; // of rises by length: the lowest end
    std::vector<std::optional<std::size_t>> before(pairs.size());
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto at = std::ranges::lower_bound(
            ends, pairs[i].second, {}, [&](std::size_t end) { return pairs[end].second; });
        if (at != ends.begin())
            before[i] = *std::prev(at);
        if (at == ends.end())
            ends.push_back(i);
        else
            *at = i;
    }
    std::vector<LinePair> rise;
    for (auto i = ends.empty() ? std::nullopt : std::optional(ends.back()); i; i = before[*i])
        rise.push_back(pairs[*i]);
    std::ranges::reverse(rise);
    return rise;
}

class Comparer {
public:
    Comparer(const std::vector<std::uint64_t>& left, const std::vector<std::uint64_t>& right)
        : m_left(left), m_right(right) {}

    std::vector<LineChange> all() {
        m_open.push_back({{0, m_left.size()}, {0, m_right.size()}});
        while (!m_open.empty()) { // the foremost is the last
            LineChange part = m_open.back();
            m_open.pop_back();
            trim(part);
            if (part.left.size() == 0 && part.right.size() == 0)
                continue;
            const std::vector<LinePair> anchors = anchorsOf(part);
            if (anchors.empty())
                m_changes.push_back(part);
            else
                divide(part, anchors);
        }
        return std::move(m_changes);
    }

private:
    void trim(LineChange& part) const {
        auto& [left, right] = part;
        while (left.size() > 0 && right.size() > 0 && m_left[left.begin] == m_right[right.begin])
            ++left.begin, ++right.begin;
        while (left.size() > 0 && right.size() > 0 &&
               m_left[left.end - 1] == m_right[right.end - 1])
            --left.end, --right.end;
    }

    std::vector<LinePair> anchorsOf(const LineChange& part) const {
        std::unordered_map<std::uint64_t, Once> lines;
        for (std::size_t i = part.left.begin; i < part.left.end; ++i) {
            Once& once = lines[m_left[i]];
            ++once.inLeft;
            once.left = i;
        }
        for (std::size_t i = part.right.begin; i < part.right.end; ++i) {
            if (const auto found = lines.find(m_right[i]); found != lines.end()) {
                ++found->second.inRight;
                found->second.right = i;
            }
        }
        std::vector<LinePair> pairs;
        for (const auto& [hash, once] : lines)
            if (once.inLeft == 1 && once.inRight == 1)
                pairs.emplace_back(once.left, once.right);
        std::ranges::sort(pairs);
        return longestRise(pairs);
    }

    void divide(const LineChange& part, const std::vector<LinePair>& anchors) {
        std::vector<LineChange> between;
        LinePair at{part.left.begin, part.right.begin};
        for (const auto& [left, right] : anchors) {
            between.push_back({{at.first, left}, {at.second, right}});
            at = {left + 1, right + 1};
        }
        between.push_back({{at.first, part.left.end}, {at.second, part.right.end}});
        m_open.insert(m_open.end(), between.rbegin(), between.rend());
    }

    const std::vector<std::uint64_t>& m_left;
    const std::vector<std::uint64_t>& m_right;
    std::vector<LineChange> m_open; ///< not looked at yet; the last one is the next
    std::vector<LineChange> m_changes;
};

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

std::vector<LineChange> lineChanges(const TextLines& left, const TextLines& right) {
    return Comparer(left.hashes, right.hashes).all();
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
