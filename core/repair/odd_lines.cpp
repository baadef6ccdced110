#include "core/repair/odd_lines.h"

#include "core/decode/decoder.h"
#include "core/decode/encoder.h"
#include "core/repair/page_pair.h"
#include "core/repair/utf16.h"
#include "core/statistics/reading.h"

#include <algorithm>
#include <cmath>

namespace charsleuth {

namespace {

/// Nats for each character outside ASCII from which a line is odd, and very odd: sentences have 2
/// to 4, letters of another page 6 to 12. Looked up in the texts of
/// tests/accuracy/repair_accuracy.py.
constexpr float odd = 4.5F, veryOdd = 7;
/// The fewest different characters outside ASCII that say something.
constexpr std::size_t fewestKinds = 4;
/// The most of a line's characters, and of all odd lines, that are kept.
constexpr std::size_t longestLine = 4096, mostKept = 1 << 22;
/// Decibans by which a pair has to win in all lines that it explains, and for each character
/// outside ASCII; and in a line.
constexpr double ofPair = 60, ofCharacter = 8, ofLine = 15;
/// A line that was undone has to be less odd by this factor.
constexpr float lessOdd = 0.75F;
constexpr std::size_t mostPairs = 4; ///< of code pages that a file is searched for

bool isOutsideAscii(char32_t character) {
    return character >= 0x80;
}

std::size_t outsideAscii(std::u32string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, isOutsideAscii));
}

std::size_t kindsIn(std::u32string_view text) {
    std::u32string kinds(text);
    std::erase_if(kinds, [](char32_t character) { return !isOutsideAscii(character); });
    std::ranges::sort(kinds);
    return static_cast<std::size_t>(std::ranges::unique(kinds).begin() - kinds.begin());
}

/// The text with the pair undone; nothing where it does not go through without loss.
std::optional<std::u16string> undone(std::u16string_view text, const ChainStep& pair) {
    const EncodedText encoded = encode(text, pair.readAs);
    DecodedText decoded = decode(encoded.bytes, pair.written);
    if (!encoded.lacking.empty() || !decoded.malformed.empty())
        return std::nullopt;
    return std::move(decoded.text);
}

/// The part of a line that begins at `column`, with the repairs of words in that line.
std::u32string withRepairs(std::u32string_view text, std::uint64_t column,
                           std::span<const Repair> repairs) {
    std::u32string out;
    std::size_t at = 0;
    for (const Repair& repair : repairs) {
        const std::u32string before = charactersOf(repair.before);
        const std::u32string after = charactersOf(repair.after);
        // A run may begin with ASCII that stands before the part.
        const std::size_t ahead = repair.column < column ? column - repair.column : 0;
        const std::size_t begin = repair.column - column + ahead;
        if (begin < at || begin + before.size() - ahead > text.size())
            continue;
        out.append(text.substr(at, begin - at)).append(after.substr(std::min(ahead, after.size())));
        at = begin + before.size() - ahead;
    }
    return out.append(text.substr(at));
}

} // namespace

void OddLines::take(char32_t character, std::uint64_t begin, std::uint64_t end) {
    if (m_wasReturn && character != U'\n') {
        ++m_number;
        m_column = 1;
    }
    m_wasReturn = character == U'\r';
    if (character == U'\n' || character == U'\r') {
        endLine();
        m_number += character == U'\n' ? 1 : 0;
        m_column = 1;
        return;
    }
    if (m_text.size() == longestLine)
        endLine();
    if (m_text.empty() && isOutsideAscii(character)) {
        m_bytes.begin = begin;
        m_firstColumn = m_column;
    }
    if (!m_text.empty() || isOutsideAscii(character)) {
        m_text += character;
        m_bytes.end = end;
    }
    ++m_column;
}

void OddLines::endLine() {
    if (m_kept + m_text.size() <= mostKept && !m_text.empty())
        if (const float found = oddness(m_text); found >= odd) {
            m_kept += m_text.size();
            m_lines.push_back(
                {m_text, m_number, m_firstColumn, m_bytes, found, m_cost.of(m_text, Bound::Meant)});
        }
    m_text.clear();
}

float OddLines::oddness(std::u32string_view text) {
    return m_cost.of(text, Bound::MeantOutsideAscii) /
           static_cast<float>(std::max<std::size_t>(1, outsideAscii(text)));
}

bool OddLines::hasWords(std::u32string_view text) const {
    std::size_t inWords = 0, signs = 0, all = 0;
    std::size_t run = 0;          // letters of one script side by side
    std::size_t outside = 0;      // of these outside ASCII
    Script script = Script::None; // of the run
    const auto endRun = [&] {
        const std::size_t fewest = script == Script::Latin ? 2 : script == Script::Han ? 1 : 3;
        inWords += run >= fewest ? outside : 0;
        run = outside = 0;
    };
    for (const char32_t character : text) {
        const Script own = m_alphabet.scriptOf(m_alphabet.symbolOf(character));
        if (own != script)
            endRun();
        script = own;
        if (isOutsideAscii(character)) {
            ++all;
            signs += own == Script::None && isAttached(character) ? 1 : 0;
        }
        if (own == Script::None)
            continue;
        ++run;
        outside += isOutsideAscii(character) ? 1 : 0;
    }
    endRun();
    return inWords > 0 && 2 * (inWords + signs) >= all && inWords >= signs;
}

void OddLines::settle(std::span<const Repair> words) {
    for (Line& line : m_lines) {
        const auto [first, last] = std::ranges::equal_range(words, line.number, {}, &Repair::line);
        if (first == last)
            continue;
        const std::u32string repaired = withRepairs(line.text, line.column, {first, last});
        line.cost = std::min(line.cost, m_cost.of(repaired, Bound::Meant));
        line.oddness = std::min(line.oddness, oddness(repaired));
    }
    std::erase_if(m_lines, [](const Line& line) { return line.oddness < odd; });
}

std::vector<Repair> OddLines::conclude(std::span<const Repair> words, double leastConfidence) {
    endLine();
    settle(words);
    std::vector<Repair> repairs;
    for (const float least : {veryOdd, odd})
        for (std::size_t i = 0; i < mostPairs; ++i) {
            std::vector<Repair> more = explain(m_lines, least, leastConfidence);
            if (more.empty())
                break;
            repairs.insert(repairs.end(), more.begin(), more.end());
        }
    std::ranges::sort(repairs, {}, [](const Repair& repair) { return repair.bytes.begin; });
    return repairs;
}

std::vector<Repair> OddLines::explain(std::vector<Line>& lines, float least,
                                      double leastConfidence) {
    std::u32string together;
    for (const Line& line : lines)
        if (line.oddness >= least && together.size() < mostScored)
            together.append(line.text) += U'\n';
    if (kindsIn(together) < fewestKinds)
        return {};
    const auto pair = pairBehind(utf16Of(together));
    const auto high = static_cast<double>(outsideAscii(together.substr(0, mostScored)));
    if (!pair || pair->kinds < fewestKinds || pair->gain < ofPair ||
        pair->gain < ofCharacter * high)
        return {};
    std::vector<Repair> repairs;
    std::erase_if(lines, [&](const Line& line) {
        const std::u16string before = utf16Of(line.text);
        const auto after = undone(before, pair->step);
        if (!after)
            return false;
        const std::u32string meant = charactersOf(*after);
        const double gain =
            decibansPerNat * (m_cost.of(line.text, Bound::Meant) - m_cost.of(meant, Bound::Meant));
        if (gain < ofLine || !hasWords(meant) || oddness(meant) > lessOdd * line.oddness)
            return false;
        Chain chain;
        chain.prepend(pair->step);
        const double confidence = 1 / (1 + std::pow(10.0, -gain / 10));
        if (confidence >= leastConfidence)
            repairs.push_back({.bytes = line.bytes,
                               .line = line.number,
                               .column = line.column,
                               .before = before,
                               .after = *after,
                               .chain = chain,
                               .confidence = confidence,
                               .lossy = damaged(*after, chain) != before});
        return true;
    });
    return repairs;
}

} // namespace charsleuth
