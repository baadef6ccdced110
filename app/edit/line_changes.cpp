#include "app/edit/line_changes.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace charsleuth {

namespace {

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
    Comparer(std::span<const std::uint64_t> left, std::span<const std::uint64_t> right)
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

    using Numbered = std::pair<std::uint64_t, std::size_t>; // a line's number, its place

    static std::vector<Numbered> sorted(std::span<const std::uint64_t> lines, LineRange range) {
        std::vector<Numbered> all;
        for (std::size_t i = range.begin; i < range.end; ++i)
            all.emplace_back(lines[i], i);
        std::ranges::sort(all);
        return all;
    }

    std::vector<LinePair> anchorsOf(const LineChange& part) const {
        const std::vector<Numbered> left = sorted(m_left, part.left);
        const std::vector<Numbered> right = sorted(m_right, part.right);
        std::vector<LinePair> once, repeated;
        auto there = right.begin();
        for (auto here = left.begin(); here != left.end();) {
            const auto isOther = [&](const Numbered& line) { return line.first != here->first; };
            const auto end = std::find_if(here, left.end(), isOther);
            there = std::ranges::lower_bound(there, right.end(), here->first, {}, &Numbered::first);
            const auto thereEnd = std::find_if(there, right.end(), isOther);
            auto& pairs = end - here == 1 && thereEnd - there == 1 ? once : repeated;
            for (; here != end && there != thereEnd; ++here, ++there)
                pairs.emplace_back(here->second, there->second);
            here = end;
            there = thereEnd;
        }
        auto& pairs = once.empty() ? repeated : once;
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

    std::span<const std::uint64_t> m_left, m_right;
    std::vector<LineChange> m_open; ///< not looked at yet; the last one is the next
    std::vector<LineChange> m_changes;
};

} // namespace

std::vector<LineChange> lineChanges(std::span<const std::uint64_t> left,
                                    std::span<const std::uint64_t> right) {
    return Comparer(left, right).all();
}

} // namespace charsleuth
