#include "core/statistics/text/repeats.h"

#include "core/statistics/text/word_counts.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstring>
#include <utility>

namespace charsleuth {

namespace {

constexpr std::size_t keptOfRun = 16, longestPeriod = 4, unitOfCut = 12;
constexpr std::size_t compared = 8;

constexpr auto isBlank = [] {
    std::array<bool, 256> table{};
    for (const char blank : {' ', '\t', '\n', '\r'})
        table[static_cast<Byte>(blank)] = true;
    return table;
}();

constexpr bool isDigit(Byte byte) {
    return byte >= '0' && byte <= '9';
}

/// Bytes to be taken out.
struct Cut {
    std::size_t begin, end;
};

/// Adds cuts for the lines that came before.
void cutLines(Bytes bytes, WordCounts& lines, std::vector<Cut>& cuts) {
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        const std::size_t begin = at;
        WordHash hash;
        for (; at < bytes.size() && bytes[at] != '\n'; ++at)
            hash.add(bytes[at]);
        if (at < bytes.size() && lines.count(hash) > 1)
            cuts.push_back({begin, at + 1});
    }
}

/// Adds cuts for the words with bytes of 0x80 or more that came often; all digits are alike.
void cutWords(Bytes bytes, WordCounts& words, std::vector<Cut>& cuts) {
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        const std::size_t begin = at;
        WordHash hash;
        Byte all = 0;
        for (; at < bytes.size() && !isBlank[bytes[at]]; ++at) {
            all |= bytes[at];
            hash.add(isDigit(bytes[at]) ? Byte{'0'} : bytes[at]);
        }
        if (all >= 0x80 && !isKept(words.count(hash)))
            cuts.push_back({begin, at});
    }
}

/// The end of the run that repeats with the period before `at`.
std::size_t endOfRun(Bytes bytes, std::size_t at, std::size_t period) {
    while (at < bytes.size() && bytes[at] == bytes[at - period])
        ++at;
    return at;
}

/// Adds a cut for each long run; they are found by every eighth place, which each of them has.
void cutRuns(Bytes bytes, std::vector<Cut>& cuts) {
    for (std::size_t at = 0; at + unitOfCut + compared <= bytes.size(); at += compared) {
        if (std::memcmp(bytes.data() + at, bytes.data() + at + unitOfCut, compared) != 0)
            continue;
        for (std::size_t period = 1; period <= longestPeriod; ++period) {
            std::size_t begin = at;
            const std::size_t end = endOfRun(bytes, at + period, period);
            while (begin > 0 && bytes[begin - 1] == bytes[begin - 1 + period])
                --begin;
            if (end - begin < keptOfRun + unitOfCut)
                continue;
            if (period == 1 || bytes[at] >= 0x80) {
                const std::size_t size = (end - begin - keptOfRun) / unitOfCut * unitOfCut;
                cuts.push_back({begin + keptOfRun, begin + keptOfRun + size});
            }
            at = end / compared * compared;
            break;
        }
    }
}

/// Appends the bytes but for the cuts, which may overlap.
void append(Bytes bytes, std::vector<Cut>& cuts, std::vector<Byte>& to) {
    std::ranges::sort(cuts, {}, &Cut::begin);
    std::size_t at = 0;
    const auto appendTo = [&](std::size_t end) {
        const Bytes kept = bytes.subspan(at, end - at);
        to.insert(to.end(), kept.begin(), kept.end());
    };
    for (const Cut& cut : cuts) {
        if (cut.begin > at)
            appendTo(cut.begin);
        at = std::max(at, cut.end);
    }
    appendTo(bytes.size());
}

/// Follows the columns of a text.
class Columns {
public:
    /// What stands above the byte; 0: nothing that counts.
    Byte above(Byte byte) {
        if (m_isInEscape) {
            m_isInEscape =
                byte == '[' || byte == ';' || byte == '?' || (byte >= '0' && byte <= '9');
            return 0;
        }
        if (byte == escape || byte == '\r') {
            m_isInEscape = byte == escape;
            return 0;
        }
        if (byte == '\n') {
            endLine();
            return 0;
        }
        if (m_column == m_line.size())
            return 0;
        const bool isHigh = byte >= 0x80;
        const Byte before = std::exchange(m_line[m_column++], isHigh ? byte : Byte{});
        return isHigh && !std::exchange(m_wasHigh, isHigh) ? before : (m_wasHigh = isHigh, Byte{});
    }
    void endLine() {
        std::fill(m_line.begin() + static_cast<std::ptrdiff_t>(m_column), m_line.end(), Byte{});
        m_column = 0;
        m_wasHigh = false;
    }

private:
    static constexpr Byte escape = 0x1B;
    std::array<Byte, 512> m_line{}; ///< the line above, and this one up to the column; 0 below 0x80
    std::size_t m_column = 0;
    bool m_isInEscape = false, m_wasHigh = false;
};

} // namespace

bool isKept(std::uint32_t occurrence) {
    return occurrence <= 3 || std::has_single_bit(occurrence);
}

std::uint32_t effectiveCount(std::uint32_t count) {
    return count <= 4 ? count : 1 + static_cast<std::uint32_t>(std::bit_width(count));
}

void takeRepeatedLines(std::vector<SampleSegment>& sample) {
    std::size_t size = 0;
    for (const SampleSegment& segment : sample)
        size += segment.bytes.size();
    WordCounts lines(size);
    std::vector<Cut> cuts;
    for (SampleSegment& segment : sample) {
        cuts.clear();
        cutLines(segment.fromSync(), lines, cuts);
        if (cuts.empty())
            continue;
        std::vector<Byte> kept(segment.bytes.begin(),
                               segment.bytes.begin() + static_cast<std::ptrdiff_t>(segment.sync));
        append(segment.fromSync(), cuts, kept);
        segment.bytes = std::move(kept);
    }
}

std::vector<SampleSegment> withoutRepeats(std::span<const SampleSegment> sample, bool wide) {
    std::vector<SampleSegment> result;
    result.reserve(sample.size());
    std::size_t size = 0;
    for (const SampleSegment& segment : sample)
        size += segment.bytes.size();
    WordCounts words(wide ? 0 : size);
    std::vector<Cut> cuts;
    for (const SampleSegment& segment : sample) {
        SampleSegment& kept = result.emplace_back(SampleSegment{segment.offset, {}, segment.sync});
        cuts.clear();
        if (!wide)
            cutWords(segment.fromSync(), words, cuts);
        cutRuns(segment.fromSync(), cuts);
        kept.bytes.reserve(segment.bytes.size());
        const auto first = segment.bytes.begin();
        kept.bytes.insert(kept.bytes.end(), first,
                          first + static_cast<std::ptrdiff_t>(segment.sync));
        append(segment.fromSync(), cuts, kept.bytes);
    }
    return result;
}

std::vector<VerticalPair> verticalPairs(std::span<const SampleSegment> sample) {
    std::vector<std::uint16_t> numbers(0x80 * 0x80); // of pairs, from 1 on
    std::vector<VerticalPair> pairs;
    for (const SampleSegment& segment : sample) {
        Columns columns;
        for (const Byte byte : segment.bytes)
            if (const Byte above = columns.above(byte); above != 0) {
                std::uint16_t& number = numbers[(above - 0x80u) * 0x80u + (byte - 0x80u)];
                if (number == 0) {
                    pairs.push_back({above, byte, 0});
                    number = static_cast<std::uint16_t>(pairs.size());
                }
                ++pairs[number - 1u].count;
            }
    }
    for (VerticalPair& pair : pairs)
        pair.count = effectiveCount(pair.count);
    return pairs;
}

} // namespace charsleuth
