#include "app/losses/text_losses.h"

#include "app/edit/text_change.h"

#include <algorithm>
#include <set>
#include <span>
#include <unordered_map>
#include <unordered_set>

namespace charsleuth {

namespace {

using Words = std::vector<std::u16string_view>;

bool isAsciiLetter(char16_t unit) {
    return (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z');
}

/// Whether the unit may be a part of a word, or stand in the place of one that is.
bool isOfWord(char16_t unit) {
    return unit >= 0x80 || isAsciiLetter(unit) || unit == u'?' || (unit < u' ' && unit != u'\t');
}

bool hasLetterOutsideAscii(std::u16string_view text) {
    return std::ranges::any_of(text, isLetterOutsideAscii);
}

bool hasLetter(std::u16string_view text) {
    return std::ranges::any_of(text, isAsciiLetter) || hasLetterOutsideAscii(text);
}

Words linesOf(std::u16string_view text) {
    Words lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(u'\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

/// The words of a line; one more than the signs and digits that divide them, so some are empty.
Words wordsOf(std::u16string_view line) {
    Words words;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= line.size(); ++at)
        if (at == line.size() || !isOfWord(line[at])) {
            words.push_back(line.substr(begin, at - begin));
            begin = at + 1;
        }
    return words;
}

/// What damage leaves as it is: the signs and digits of ASCII between the words.
std::u16string signsOf(std::u16string_view line) {
    std::u16string signs;
    std::ranges::remove_copy_if(line, std::back_inserter(signs), isOfWord);
    return signs;
}

/// The lines of one side of a hunk.
class Lines {
public:
    explicit Lines(std::u16string_view text) : m_lines(linesOf(text)), m_isPaired(m_lines.size()) {
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            m_bySigns[signsOf(m_lines[i])].push_back(i);
            m_texts.insert(m_lines[i]);
        }
    }

    std::size_t size() const { return m_lines.size(); }
    std::u16string_view operator[](std::size_t i) const { return m_lines[i]; }
    bool has(std::u16string_view line) const { return m_texts.contains(line); }
    bool isPaired(std::size_t i) const { return m_isPaired[i]; }
    void pair(std::size_t i) { m_isPaired[i] = true; }

    /// Some lines with these signs, in order from line `next` on.
    std::span<const std::size_t> withSigns(const std::u16string& signs, std::size_t next) const {
        constexpr std::size_t most = 16; // so that the time stays linear
        const auto found = m_bySigns.find(signs);
        if (found == m_bySigns.end())
            return {};
        const std::span<const std::size_t> all = found->second;
        const auto first = std::ranges::lower_bound(all, next);
        const auto rest = all.subspan(static_cast<std::size_t>(first - all.begin()));
        return rest.first(std::min(most, rest.size()));
    }

private:
    Words m_lines;
    std::vector<bool> m_isPaired;
    std::unordered_map<std::u16string, std::vector<std::size_t>> m_bySigns;
    std::unordered_set<std::u16string_view> m_texts;
};

/// Whether letters are spelled otherwise, which may be meant.
bool isOfSpelling(TextDamage damage) {
    return damage == TextDamage::Respelled || damage == TextDamage::Deleted;
}

class Comparison {
public:
    explicit Comparison(EncodingId encoding) : m_finder(encoding) {}

    /// `firstLine`: the number of the first of the lines now.
    void addHunk(std::u16string_view before, std::u16string_view now, std::uint64_t firstLine) {
        const Words was = linesOf(before);
        Lines is(now);
        std::u16string wordsBefore;
        std::size_t next = 0;
        for (std::size_t i = 0; i < was.size(); ++i) {
            if (is.has(was[i]))
                continue; // of a long hunk
            if (const auto pair = pairOf(was[i], is, next)) {
                is.pair(*pair);
                next = *pair + 1;
                record(was[i], is[*pair], firstLine + *pair, isInPlace(was, i, is, *pair));
            } else if (!recordLine(was[i], is, was.size() == is.size() ? i : next, firstLine)) {
                appendWords(was[i], wordsBefore);
            }
        }
        std::u16string wordsNow;
        std::vector<std::uint64_t> lineOfWord;
        for (std::size_t j = 0; j < is.size(); ++j)
            if (!is.isPaired(j))
                lineOfWord.insert(lineOfWord.end(), appendWords(is[j], wordsNow), firstLine + j);
        compareWords(wordsBefore, wordsNow, lineOfWord);
    }

    /// `textHasLetters`: whether the text now has letters outside ASCII.
    std::vector<TextLoss> losses(bool textHasLetters) {
        const bool respelled = m_respelled.size() > m_kept.size();
        std::vector<TextLoss> result;
        for (TextLoss& loss : m_losses)
            if (respelled || !isOfSpelling(loss.damage))
                result.push_back(std::move(loss));
        for (TextLoss* gone : {&m_gone, &m_goneAlone})
            if (gone->places > 0 && (gone == &m_gone || !textHasLetters))
                result.push_back(std::move(*gone));
        std::ranges::sort(result, {}, &TextLoss::damage);
        return result;
    }

private:
    /// Whether line `j` stands where line `i` stood: by a neighbour that stayed, or in a hunk of as
    /// many lines.
    static bool isInPlace(const Words& was, std::size_t i, const Lines& is, std::size_t j) {
        return (was.size() == is.size() && i == j) || (i > 0 && j > 0 && was[i - 1] == is[j - 1]) ||
               (i + 1 < was.size() && j + 1 < is.size() && was[i + 1] == is[j + 1]);
    }

    /// The line now that damage made of `was`.
    std::optional<std::size_t> pairOf(std::u16string_view was, const Lines& is, std::size_t next) {
        if (std::ranges::all_of(was, [](char16_t unit) { return unit < 0x80; }))
            return std::nullopt;
        for (const std::size_t j : is.withSigns(signsOf(was), next))
            if (isDamaged(was, is[j]))
                return j;
        return std::nullopt;
    }

    /// Records damage that changed signs, too, of a line that became one of those from `next` on.
    bool recordLine(std::u16string_view was, Lines& is, std::size_t next, std::uint64_t firstLine) {
        constexpr std::size_t window = 8; // lines
        for (std::size_t j = next; j < std::min(is.size(), next + window); ++j) {
            const auto damage = is.isPaired(j) ? std::nullopt : m_finder.betweenLines(was, is[j]);
            if (!damage)
                continue;
            is.pair(j);
            record(was, is[j], damage, firstLine + j);
            return true;
        }
        return false;
    }

    /// Whether nothing but damage lies between the lines, which have the same signs.
    bool isDamaged(std::u16string_view was, std::u16string_view is) {
        const Words before = wordsOf(was), now = wordsOf(is);
        bool some = false;
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (before[i] == now[i])
                continue;
            if (!m_finder.between(before[i], now[i]))
                return false;
            some = true;
        }
        return some;
    }

    /// Two lines with the same signs. `inPlace`: see isInPlace().
    void record(std::u16string_view was, std::u16string_view is, std::uint64_t line, bool inPlace) {
        const Words before = wordsOf(was), now = wordsOf(is);
        const auto isGone = [&](std::size_t i) {
            return hasLetterOutsideAscii(before[i]) && !hasLetter(now[i]) &&
                   isOfSpelling(m_finder.between(before[i], now[i])->damage);
        };
        std::vector<std::size_t> gone;
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (isGone(i))
                gone.push_back(i);
            else
                record(before[i], now[i], m_finder.between(before[i], now[i]), line);
        }
        // Who takes words away takes what stands between them, too.
        for (const std::size_t i : gone)
            add(inPlace && gone.size() > 1 ? m_gone : m_goneAlone, before[i], now[i], line);
    }

    void record(std::u16string_view before, std::u16string_view now,
                const std::optional<DamagedWord>& damage, std::uint64_t line) {
        if (!damage) {
            if (before == now && hasLetterOutsideAscii(before))
                m_kept.emplace(before);
            return;
        }
        if (isOfSpelling(damage->damage)) {
            if (!hasLetter(now))
                return;
            m_respelled.emplace(before);
        }
        const auto known = std::ranges::find(m_losses, damage->damage, &TextLoss::damage);
        add(known != m_losses.end()
                ? *known
                : m_losses.emplace_back(TextLoss{.damage = damage->damage, .step = damage->step}),
            before, now, line);
    }

    static void add(TextLoss& loss, std::u16string_view before, std::u16string_view now,
                    std::uint64_t line) {
        if (loss.places++ > 0)
            return;
        loss.line = line;
        loss.before = before;
        loss.now = now;
    }

    /// Appends each word with LF, as lines to compare, and says how many.
    static std::size_t appendWords(std::u16string_view line, std::u16string& words) {
        std::size_t count = 0;
        for (const auto word : wordsOf(line))
            if (!word.empty()) {
                (words += word) += u'\n';
                ++count;
            }
        return count;
    }

    /// Words that stand alone in the place of another one, between words that stayed.
    void compareWords(std::u16string_view before, std::u16string_view now,
                      const std::vector<std::uint64_t>& lineOfWord) {
        std::size_t at = 0, word = 0;
        for (const TextChange& change : changedLines(before, now)) {
            for (const auto kept : linesOf(before.substr(at, change.begin - at))) {
                record(kept, kept, std::nullopt, 0);
                ++word;
            }
            at = change.end;
            const Words was = linesOf(before.substr(change.begin, change.end - change.begin));
            const Words is = linesOf(change.text);
            if (was.size() == is.size())
                for (std::size_t i = 0; i < was.size(); ++i)
                    record(was[i], is[i], m_finder.between(was[i], is[i]), lineOfWord[word + i]);
            word += is.size();
        }
        for (const auto kept : linesOf(before.substr(at)))
            record(kept, kept, std::nullopt, 0);
    }

    DamageFinder m_finder;
    std::vector<TextLoss> m_losses;
    /// Words without a letter left: several of a line, and the only one of a line.
    TextLoss m_gone{.damage = TextDamage::Deleted}, m_goneAlone{.damage = TextDamage::Deleted};
    std::set<std::u16string, std::less<>> m_respelled;
    std::set<std::u16string, std::less<>> m_kept; ///< outside ASCII, in lines that changed
};

std::uint64_t lineEndsIn(std::u16string_view text) {
    return static_cast<std::uint64_t>(std::ranges::count(text, u'\n'));
}

} // namespace

std::vector<TextLoss> lossesBetween(std::u16string_view before, std::u16string_view now,
                                    EncodingId encoding) {
    Comparison comparison(encoding);
    std::size_t at = 0;
    std::uint64_t line = 1;
    for (const TextChange& change : changedLines(before, now)) {
        line += lineEndsIn(before.substr(at, change.begin - at));
        comparison.addHunk(before.substr(change.begin, change.end - change.begin), change.text,
                           line);
        line += lineEndsIn(change.text);
        at = change.end;
    }
    return comparison.losses(hasLetterOutsideAscii(now));
}

} // namespace charsleuth
