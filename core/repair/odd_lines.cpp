#include "core/repair/odd_lines.h"

#include "core/repair/utf16.h"
#include "core/statistics/reading.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <utility>

namespace charsleuth {

namespace {

/// Nats for each character outside ASCII from which a line is odd, and very odd: sentences have 2
/// to 4, letters of another page 6 to 12. Looked up in the texts of
/// tests/accuracy/repair_accuracy.py.
constexpr float odd = 4.5F, veryOdd = 7;
/// The fewest different characters outside ASCII that say something.
constexpr std::size_t fewestKinds = 4, fewestOfSure = 2;
/// The fewest letters of a word: of one script, of Han, and where a letter of another script stands
/// beside it (Ukrainian is typed with the i of ASCII).
constexpr std::size_t fewestOfWord = 3, fewestShort = 2, fewestBeside = 6;
constexpr std::size_t fewestOther = 6; ///< letters of another script beside more of ASCII
/// The most characters of a line, and the most bytes of all odd lines, that are kept.
constexpr std::size_t longestLine = 4096, mostKept = 24 << 20;
/// Decibans by which a pair has to win in all lines that it explains, and for each character
/// outside ASCII; and in a line.
constexpr double ofPair = 60, ofCharacter = 8, ofLine = 15;
/// Decibans by which the different words that come out have to win over what stood there, which may
/// have been a list of letters or a language without a model; and where all of them are Latin.
constexpr double ofWords = 75, ofLatinWords = 30;
/// Decibans from which a pair is sure: a line may then have shorter words, and wins by fewer.
constexpr double ofSurePair = 300, ofSureLine = 5;
/// A line that was undone has to be less odd by this factor.
constexpr float lessOdd = 0.75F;
/// The most that a character outside ASCII costs on average in a sentence, nats: of an alphabet
/// (99 lines of 100 in tests/accuracy/repair_accuracy.py have less than 4.3, lists of letters 6 and
/// more), and where most are Han, or Latin letters among ASCII (99 have less than 12).
constexpr float mostOfAlphabet = 5.5F, mostOfOthers = 12;
constexpr std::size_t mostPairs = 4; ///< of code pages that a file is searched for
constexpr std::size_t mostAlone = 8; ///< of the oddest lines that are asked alone

std::uint64_t beginOf(const Repair& repair) {
    return repair.bytes.begin;
}

std::size_t outsideAscii(std::u32string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, isOutsideAscii));
}

std::size_t kindsIn(std::u32string_view text) {
    std::u32string kinds(text);
    std::erase_if(kinds, [](char32_t character) { return !isOutsideAscii(character); });
    std::ranges::sort(kinds);
    return static_cast<std::size_t>(std::unique(kinds.begin(), kinds.end()) - kinds.begin());
}

/// The letters that a text ends with, as far as they are ASCII.
std::u32string_view asciiLettersAtEndOf(std::u32string_view text) {
    const auto other = std::ranges::find_if_not(text.rbegin(), text.rend(), isAsciiLetter);
    return text.substr(static_cast<std::size_t>(text.rend() - other));
}

/// Whether the sign at `at` stands between letters of ASCII, and these are a word ("hac¡a") and no
/// two names in a formula ("m≤n").
bool isInWord(std::u32string_view text, std::size_t at) {
    const std::u32string_view behind = text.substr(at + 1);
    const auto other = std::ranges::find_if_not(behind, isAsciiLetter);
    const auto after = static_cast<std::size_t>(other - behind.begin());
    const std::size_t before = asciiLettersAtEndOf(text.substr(0, at)).size();
    const bool isOrdinal = text[at] == U'ª' || text[at] == U'º'; // of no formula
    return before > 0 && after > 0 && (isOrdinal || before + after >= fewestOfWord);
}

/// Whether a text has a character outside ASCII that is no sign which people attach to words, or
/// such a sign in a word.
bool saysSomething(std::u32string_view text) {
    for (std::size_t at = 0; at < text.size(); ++at)
        if (isOutsideAscii(text[at]) && (!isAttached(text[at]) || isInWord(text, at)))
            return true;
    return false;
}

/// Whether most characters of encodings with two bytes stand beside letters of ASCII, and nothing
/// is lost: where UTF-8 of Latin letters was read in such an encoding ("m氓" for "må").
bool areWideInWords(std::u32string_view text) {
    constexpr char32_t firstWide = 0x2E80, lost = 0xFFFD;
    const auto isLetter = [&](std::size_t at) {
        return at < text.size() && isAsciiLetter(text[at]);
    };
    std::size_t wide = 0, inWords = 0;
    for (std::size_t at = 0, end = 0; at < text.size(); at = end + 1) {
        end = at;
        while (end < text.size() && isOutsideAscii(text[end]))
            if (text[end++] == lost)
                return false;
        const std::size_t characters = static_cast<std::size_t>(std::ranges::count_if(
            text.substr(at, end - at), [](char32_t c) { return c >= firstWide; }));
        wide += characters;
        inWords += isLetter(at - 1) || isLetter(end) ? characters : 0;
    }
    return 2 * inWords > wide;
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

void OddLines::take(char32_t character, std::uint64_t begin, std::uint64_t end,
                    std::u32string_view wordSoFar) {
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
        m_text = asciiLettersAtEndOf(wordSoFar);
        m_letters = m_text.size();
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
    const std::size_t size = sizeof(Line) + m_text.size() * sizeof(char32_t);
    if (m_kept + size <= mostKept && !m_text.empty())
        if (const float found = oddness(m_text); found >= odd) {
            m_kept += size;
            m_lines.push_back({m_text, m_letters, m_number, m_firstColumn, m_bytes, found,
                               m_cost.of(m_text, Bound::Meant), !saysSomething(m_text)});
        }
    m_text.clear();
}

float OddLines::oddness(std::u32string_view text) {
    return m_cost.of(text, Bound::MeantOutsideAscii) /
           static_cast<float>(std::max<std::size_t>(1, outsideAscii(text)));
}

bool OddLines::hasWords(std::u32string_view text, std::size_t fewest) const {
    std::size_t inWords = 0, signs = 0, all = 0;
    std::size_t other = 0, ascii = 0; // letters in words of another script than Latin; of ASCII
    std::size_t run = 0, outside = 0; // letters of one script side by side; of these outside ASCII
    bool joined = false;              // whether a letter of another script stands beside the run
    Script script = Script::None;     // of the run
    const auto endRun = [&](Script next) {
        const bool beside = joined || next != Script::None;
        const std::size_t least = fewest < fewestOfWord   ? fewest
                                  : beside                ? fewestBeside
                                  : script == Script::Han ? fewestShort
                                                          : fewest;
        const bool word = run >= least;
        inWords += word ? outside : 0;
        other += word && script != Script::Latin ? run : 0;
        joined = script != Script::None && next != Script::None;
        run = outside = 0;
    };
    for (const char32_t character : text) {
        const Script own = m_alphabet.scriptOf(m_alphabet.symbolOf(character));
        if (own != script)
            endRun(own);
        script = own;
        const bool high = isOutsideAscii(character);
        all += high ? 1 : 0;
        signs += high && own == Script::None && isAttached(character) ? 1 : 0;
        run += own != Script::None ? 1 : 0;
        ascii += own != Script::None && !high ? 1 : 0;
        outside += own != Script::None && high ? 1 : 0;
    }
    endRun(Script::None);
    const bool mostlyAscii = other > 0 && other < std::min(fewestOther, ascii);
    return inWords > 0 && 2 * (inWords + signs) >= all && inWords >= signs && !mostlyAscii;
}

float OddLines::mostOfSentence(std::u32string_view text) const {
    bool alphabet = false;
    for (const char32_t character : text) {
        const Script script = m_alphabet.scriptOf(m_alphabet.symbolOf(character));
        if (script == Script::Han)
            return mostOfOthers;
        alphabet = alphabet || (script != Script::None && script != Script::Latin);
    }
    return alphabet ? mostOfAlphabet : mostOfOthers;
}

void OddLines::settle(const Repair& word) {
    // Long lines are kept in parts, so a line's number would give all repairs to each of them.
    while (m_settled < m_lines.size() && m_lines[m_settled].bytes.end <= word.bytes.begin)
        settleLine();
    if (m_settled < m_lines.size() && word.bytes.end > m_lines[m_settled].bytes.begin)
        m_words.push_back(word);
}

void OddLines::settleLine() {
    Line& line = m_lines[m_settled++];
    if (m_words.empty())
        return;
    const std::u32string repaired = line.ahead() + withRepairs(line.own(), line.column, m_words);
    line.cost = std::min(line.cost, m_cost.of(repaired, Bound::Meant));
    line.oddness = std::min(line.oddness, oddness(repaired));
    const std::uint64_t next =
        m_settled < m_lines.size() ? m_lines[m_settled].bytes.begin : UINT64_MAX;
    std::erase_if(m_words, [&](const Repair& word) { return word.bytes.end <= next; });
}

std::vector<Repair> OddLines::conclude(double leastConfidence) {
    while (!m_words.empty() && m_settled < m_lines.size())
        settleLine();
    std::erase_if(m_lines, [](const Line& line) { return line.oddness < odd; });
    std::vector<Repair> repairs;
    std::u32string asked;
    const auto explain = [&](const std::u32string& together, bool alone = false) {
        if (std::exchange(asked, together) == together)
            return false; // nothing was found that explains it
        std::vector<Repair> more = explainBy(together, alone, leastConfidence);
        repairs.insert(repairs.end(), more.begin(), more.end());
        return !more.empty();
    };
    for (const float least : {veryOdd, odd})
        for (std::size_t i = 0; i < mostPairs && explain(linesFrom(least)); ++i) {
        }
    // Sound lines may be as odd, and speak against a pair.
    for (const std::u32string& line : oddest())
        explain(line, true);
    std::ranges::sort(repairs, {}, beginOf);
    return repairs;
}

std::u32string OddLines::linesFrom(float least) const {
    std::u32string together;
    for (const Line& line : m_lines)
        if (!line.signs && line.oddness >= least && together.size() < mostScored)
            together.append(line.text) += U'\n';
    return together;
}

std::vector<std::u32string> OddLines::oddest() const {
    std::vector<const Line*> lines;
    for (const Line& line : m_lines)
        if (!line.signs && line.oddness >= veryOdd)
            lines.push_back(&line);
    std::ranges::stable_sort(lines, std::greater{}, &Line::cost);
    lines.resize(std::min(lines.size(), mostAlone));
    std::vector<std::u32string> texts;
    for (const Line* line : lines)
        texts.push_back(line->text + U'\n');
    return texts;
}

std::vector<Repair> OddLines::explainBy(std::u32string_view together, bool alone,
                                        double leastConfidence) {
    const bool wide = areWideInWords(together);
    const auto pair = pairBehind(utf16Of(together), m_encoders);
    const auto high = static_cast<double>(outsideAscii(together.substr(0, mostScored)));
    if (!pair || pair->gain < ofPair || pair->gain < ofCharacter * high)
        return {};
    const bool ofUtf8 = pair->step.written == EncodingId::Utf8;
    if (alone && ofUtf8) // lists of Han characters look like it
        return {};
    const bool sure = pair->gain >= ofSurePair;
    const std::size_t fewest = wide || !ofUtf8 ? 1 : fewestKinds;
    if (pair->kinds < (sure ? std::min(fewest, fewestOfSure) : fewest))
        return {};
    std::vector<Repair> repairs = undoneBy(*pair, sure);
    std::u32string changed;
    for (const Repair& repair : repairs)
        changed += charactersOf(repair.before);
    if (repairs.empty() || kindsIn(changed) < fewest)
        return {};
    if (!ofUtf8) {
        const double said = saidByWords(repairs);
        if (said < (isLatin(repairs) ? ofLatinWords : ofWords))
            return {};
        if (said >= ofWords && !sure) // shorter lines follow
            repairs = undoneBy(*pair, true);
    }
    std::erase_if(m_lines, [&](const Line& line) {
        return std::ranges::binary_search(repairs, line.bytes.begin, {}, beginOf);
    });
    std::erase_if(repairs,
                  [&](const Repair& repair) { return repair.confidence < leastConfidence; });
    return repairs;
}

bool OddLines::isLatin(std::span<const Repair> repairs) const {
    return std::ranges::all_of(repairs, [&](const Repair& repair) {
        return std::ranges::all_of(charactersOf(repair.after), [&](char32_t character) {
            const Script script = m_alphabet.scriptOf(m_alphabet.symbolOf(character));
            return script == Script::None || script == Script::Latin;
        });
    });
}

double OddLines::saidByWords(std::span<const Repair> repairs) {
    std::map<std::set<char32_t>, std::u32string> words; // by the letters that are in them
    for (const Repair& repair : repairs) {
        const auto line = std::ranges::lower_bound(m_lines, repair.bytes.begin, {}, &Line::begin);
        std::u32string word;
        Script script = Script::None; // of the word
        for (const char32_t character : line->ahead() + charactersOf(repair.after) + U' ') {
            const Script own = m_alphabet.scriptOf(m_alphabet.symbolOf(character));
            if (own != script) {
                const std::size_t least =
                    script == Script::Han || script == Script::Latin ? fewestShort : fewestOfWord;
                if (word.size() >= least && outsideAscii(word) > 0)
                    words.emplace(std::set(word.begin(), word.end()), word);
                word.clear();
            }
            script = own;
            if (own != Script::None)
                word += character;
        }
    }
    std::u32string meant;
    for (const auto& [letters, word] : words)
        meant.append(word) += U' ';
    const auto before = damaged(utf16Of(meant), repairs.front().chain, m_encoders);
    return before ? decibansPerNat * (m_cost.of(charactersOf(*before), Bound::SoundInAnyLanguage) -
                                      m_cost.of(meant, Bound::Meant))
                  : 0;
}

std::vector<Repair> OddLines::undoneBy(const PagePair& pair, bool sure) {
    std::vector<Repair> repairs;
    for (const Line& line : m_lines)
        if (auto repair = line.signs && !sure ? std::nullopt : undoneBy(pair, line, sure))
            repairs.push_back(*std::move(repair));
    return repairs;
}

std::optional<Repair> OddLines::undoneBy(const PagePair& pair, const Line& line, bool sure) {
    const std::u16string before = utf16Of(line.own());
    const auto after = undonePair(before, pair.step, m_encoders);
    if (!after)
        return std::nullopt;
    std::u32string meant = line.ahead() + charactersOf(*after);
    // What is lost says nothing. UTF-8 without a gap shows by itself that a line is misread.
    const bool lost = std::erase(meant, U'\uFFFD') > 0;
    const double gain = decibansPerNat * (line.cost - m_cost.of(meant, Bound::Meant));
    const float most = std::min(lessOdd * line.oddness, mostOfSentence(meant));
    const bool follows = sure && !lost;
    const bool shows = (pair.step.written == EncodingId::Utf8 && !lost) ||
                       hasWords(meant, follows ? 1 : fewestOfWord) ||
                       (kindsIn(meant) >= fewestOfSure && hasWords(meant, fewestShort));
    if (gain < (follows ? ofSureLine : ofLine) || !shows || oddness(meant) > most)
        return std::nullopt;
    Chain chain;
    chain.prepend(pair.step);
    return Repair{.bytes = line.bytes,
                  .line = line.number,
                  .column = line.column,
                  .before = before,
                  .after = *after,
                  .chain = chain,
                  .confidence = 1 / (1 + std::pow(10.0, -gain / 10)),
                  .lossy = damaged(*after, chain, m_encoders) != before};
}

} // namespace charsleuth
