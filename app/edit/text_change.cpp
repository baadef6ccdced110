#include "app/edit/text_change.h"

#include <algorithm>
#include <cstdint>
#include <unordered_map>

namespace charsleuth {

namespace {

/// The lines of a text as numbers, equal ones alike, and where each begins.
struct NumberedLines {
    std::vector<std::uint32_t> numbers;
    std::vector<std::size_t> begins; ///< one more than lines
};

using Numbers = std::unordered_map<std::u16string_view, std::uint32_t>;

NumberedLines numbered(std::u16string_view text, Numbers& numbers) {
    NumberedLines lines;
    for (std::size_t at = 0; at < text.size();) {
        lines.begins.push_back(at);
        const std::size_t end = text.find(u'\n', at);
        const std::size_t length = end == text.npos ? text.size() - at : end + 1 - at;
        const auto next = static_cast<std::uint32_t>(numbers.size());
        lines.numbers.push_back(numbers.try_emplace(text.substr(at, length), next).first->second);
        at += length;
    }
    lines.begins.push_back(text.size());
    return lines;
}

/// Lines [beginA, endA) of one text that lines [beginB, endB) of the other replace.
struct Hunk {
    std::size_t beginA, endA, beginB, endB;
};

/// The shortest list of changes by Myers's algorithm (An O(ND) Difference Algorithm, 1986), of two
/// ranges without a common first or last line.
class LineDifference {
public:
    LineDifference(const NumberedLines& a, const NumberedLines& b, const Hunk& range)
        : m_a(a), m_b(b), m_range(range) {}

    /// One hunk for all where more than `most` lines differ.
    std::vector<Hunk> hunks() {
        const std::ptrdiff_t sizeA = std::ptrdiff_t(m_range.endA - m_range.beginA);
        const std::ptrdiff_t sizeB = std::ptrdiff_t(m_range.endB - m_range.beginB);
        std::vector<std::ptrdiff_t> furthest(2 * most + 3, 0); // by diagonal, `most` is the middle
        for (std::ptrdiff_t d = 0; d <= most; ++d) {
            m_before.push_back(furthest);
            for (std::ptrdiff_t k = -d; k <= d; k += 2) {
                std::ptrdiff_t x = startOf(furthest, d, k);
                while (x < sizeA && x - k < sizeB && equal(x, x - k))
                    ++x;
                furthest[std::size_t(most + 1 + k)] = x;
                if (x >= sizeA && x - k >= sizeB)
                    return traced(d, sizeA, sizeB);
            }
        }
        return {m_range};
    }

private:
    static constexpr std::ptrdiff_t most =
        500; ///< lines added and taken away; memory grows by its square

    bool equal(std::ptrdiff_t x, std::ptrdiff_t y) const {
        return x >= 0 && y >= 0 &&
               m_a.numbers[m_range.beginA + std::size_t(x)] ==
                   m_b.numbers[m_range.beginB + std::size_t(y)];
    }

    static bool goesDown(const std::vector<std::ptrdiff_t>& furthest, std::ptrdiff_t d,
                         std::ptrdiff_t k) {
        return k == -d ||
               (k != d && furthest[std::size_t(most + k)] < furthest[std::size_t(most + 2 + k)]);
    }

    static std::ptrdiff_t startOf(const std::vector<std::ptrdiff_t>& furthest, std::ptrdiff_t d,
                                  std::ptrdiff_t k) {
        if (d == 0)
            return 0;
        return goesDown(furthest, d, k) ? furthest[std::size_t(most + 2 + k)]
                                        : furthest[std::size_t(most + k)] + 1;
    }

    /// Follows the path back from the end and joins steps without an equal line between.
    std::vector<Hunk> traced(std::ptrdiff_t d, std::ptrdiff_t x, std::ptrdiff_t y) const {
        std::vector<Hunk> hunks;
        for (; d > 0; --d) {
            const auto& furthest = m_before[std::size_t(d)];
            const std::ptrdiff_t k = x - y;
            const bool down = goesDown(furthest, d, k);
            const std::ptrdiff_t afterStep = startOf(furthest, d, k);
            const std::ptrdiff_t fromX = down ? afterStep : afterStep - 1;
            const std::ptrdiff_t fromY = down ? afterStep - k - 1 : afterStep - k;
            add(hunks, fromX, afterStep, fromY, afterStep - k);
            x = fromX;
            y = fromY;
        }
        std::ranges::reverse(hunks);
        return hunks;
    }

    void add(std::vector<Hunk>& hunks, std::ptrdiff_t beginA, std::ptrdiff_t endA,
             std::ptrdiff_t beginB, std::ptrdiff_t endB) const {
        const Hunk hunk{m_range.beginA + std::size_t(beginA), m_range.beginA + std::size_t(endA),
                        m_range.beginB + std::size_t(beginB), m_range.beginB + std::size_t(endB)};
        if (!hunks.empty() && hunks.back().beginA == hunk.endA &&
            hunks.back().beginB == hunk.endB) {
            hunks.back().beginA = hunk.beginA;
            hunks.back().beginB = hunk.beginB;
        } else {
            hunks.push_back(hunk);
        }
    }

    const NumberedLines& m_a;
    const NumberedLines& m_b;
    Hunk m_range;
    std::vector<std::vector<std::ptrdiff_t>> m_before; ///< `furthest` before each step
};

/// Lines that change one for one, at most: beyond, all are one change.
constexpr std::size_t mostSingleLines = 10'000;

/// Without the lines that both begin and end with.
Hunk differingRange(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b) {
    Hunk range{0, a.size(), 0, b.size()};
    while (range.beginA < range.endA && range.beginB < range.endB &&
           a[range.beginA] == b[range.beginB]) {
        ++range.beginA;
        ++range.beginB;
    }
    while (range.beginA < range.endA && range.beginB < range.endB &&
           a[range.endA - 1] == b[range.endB - 1]) {
        --range.endA;
        --range.endB;
    }
    return range;
}

} // namespace

// By Knuth, Morris and Pratt (Fast Pattern Matching in Strings, 1977). find() takes quadratic time
// for "aaa...ab" in "aaa...", and so does the constructor of libstdc++'s boyer_moore_searcher.
std::vector<std::size_t> placesOf(std::u16string_view text, std::u16string_view wanted) {
    std::vector<std::size_t> overlap(wanted.size() + 1); // of a start of `wanted` with its own end
    for (std::size_t at = 1, same = 0; at < wanted.size(); overlap[++at] = same) {
        while (same > 0 && wanted[at] != wanted[same])
            same = overlap[same];
        same += wanted[at] == wanted[same];
    }
    std::vector<std::size_t> places;
    for (std::size_t at = 0, same = 0; at < text.size();) {
        while (same > 0 && text[at] != wanted[same])
            same = overlap[same];
        same += text[at++] == wanted[same];
        if (same == wanted.size()) {
            places.push_back(at - same);
            same = 0;
        }
    }
    return places;
}

std::vector<TextChange> changedLines(std::u16string_view before, std::u16string_view after) {
    Numbers numbers;
    const NumberedLines a = numbered(before, numbers);
    const NumberedLines b = numbered(after, numbers);
    const Hunk range = differingRange(a.numbers, b.numbers);
    std::vector<TextChange> changes;
    const auto add = [&](std::size_t beginA, std::size_t endA, std::size_t beginB,
                         std::size_t endB) {
        const auto text = after.substr(b.begins[beginB], b.begins[endB] - b.begins[beginB]);
        changes.push_back({a.begins[beginA], a.begins[endA], std::u16string(text)});
    };
    if (range.beginA == range.endA && range.beginB == range.endB)
        return changes;
    for (const Hunk& hunk : LineDifference(a, b, range).hunks()) {
        const std::size_t lines = hunk.endA - hunk.beginA;
        if (lines != hunk.endB - hunk.beginB || lines > mostSingleLines) {
            add(hunk.beginA, hunk.endA, hunk.beginB, hunk.endB);
            continue;
        }
        for (std::size_t i = 0; i < lines; ++i) // a line for a line
            if (a.numbers[hunk.beginA + i] != b.numbers[hunk.beginB + i])
                add(hunk.beginA + i, hunk.beginA + i + 1, hunk.beginB + i, hunk.beginB + i + 1);
    }
    return changes;
}

std::u16string changedText(std::u16string_view before, const std::vector<TextChange>& changes) {
    std::u16string text;
    std::size_t at = 0;
    for (const TextChange& change : changes) {
        text += before.substr(at, change.begin - at);
        text += change.text;
        at = change.end;
    }
    text += before.substr(at);
    return text;
}

} // namespace charsleuth
