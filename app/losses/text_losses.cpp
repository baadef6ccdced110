#include "app/losses/text_losses.h"

#include "app/edit/text_change.h"

#include <algorithm>
#include <set>

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

struct Line {
    std::u16string_view text;
    std::u16string signs;
};

std::vector<Line> withSigns(const Words& lines) {
    std::vector<Line> result;
    for (const auto line : lines)
        result.push_back({line, signsOf(line)});
    return result;
}

/// Whether letters are spelled otherwise, which may be meant.
bool isOfSpelling(TextDamage damage) {
    return damage == TextDamage::Respelled || damage == TextDamage::Deleted;
}

class Comparison {
public:
    explicit Comparison(EncodingId encoding) : m_finder(encoding) {}

    /// `firstLine`: the number of the first of the lines now.
    void addHunk(std::u16string_view before, std::u16string_view now, std::uint64_t firstLine) {
        const auto was = withSigns(linesOf(before)), is = withSigns(linesOf(now));
        std::vector<bool> isPaired(is.size());
        std::u16string wordsBefore;
        std::size_t next = 0;
        for (std::size_t i = 0; i < was.size(); ++i) {
            const bool asMany = was.size() == is.size();
            const auto pair = pairOf(was[i], is, next, i, asMany);
            if (!pair && recordLine(was[i].text, is, isPaired, asMany ? i : next, firstLine))
                continue;
            if (!pair) {
                appendWords(was[i].text, wordsBefore);
                continue;
            }
            isPaired[*pair] = true;
            next = *pair + 1;
            record(was[i].text, is[*pair].text, firstLine + *pair);
        }
        std::u16string wordsNow;
        std::vector<std::uint64_t> lineOfWord;
        for (std::size_t j = 0; j < is.size(); ++j)
            if (!isPaired[j])
                lineOfWord.insert(lineOfWord.end(), appendWords(is[j].text, wordsNow),
                                  firstLine + j);
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
    /// The line now that damage made of `was`.
    std::optional<std::size_t> pairOf(const Line& was, const std::vector<Line>& is,
                                      std::size_t next, std::size_t number, bool asMany) {
        constexpr std::size_t window = 50; // lines that an edit may have put in between
        const auto isPair = [&](std::size_t j) {
            return j < is.size() && was.signs == is[j].signs && isDamaged(was.text, is[j].text);
        };
        if (asMany && number >= next && isPair(number))
            return number;
        for (std::size_t j = next; j < std::min(is.size(), next + window); ++j)
            if (isPair(j))
                return j;
        return std::nullopt;
    }

    /// Records damage that changed signs, too, of a line that became one of those from `next` on.
    bool recordLine(std::u16string_view was, const std::vector<Line>& is,
                    std::vector<bool>& isPaired, std::size_t next, std::uint64_t firstLine) {
        constexpr std::size_t window = 8; // lines
        for (std::size_t j = next; j < std::min(is.size(), next + window); ++j) {
            const auto damage = isPaired[j] ? std::nullopt : m_finder.betweenLines(was, is[j].text);
            if (!damage)
                continue;
            isPaired[j] = true;
            record(was, is[j].text, damage, firstLine + j);
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

    /// Two lines with the same signs.
    void record(std::u16string_view was, std::u16string_view is, std::uint64_t line) {
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
            add(gone.size() > 1 ? m_gone : m_goneAlone, before[i], now[i], line);
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
