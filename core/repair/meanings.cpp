#include "core/repair/meanings.h"

#include "core/repair/chain_search.h"
#include "core/repair/page_pair.h"
#include "core/repair/substitution.h"
#include "core/repair/utf16.h"

#include <algorithm>
#include <functional>

namespace charsleuth {

namespace {

/// Whole lines are scored up to this many UTF-16 units, at least one line; of that one at most the
/// second number.
constexpr std::size_t mostScoredOfGarbled = 1024, mostScoredOfLine = 4096;
/// Meanings that make a text less probable by this much, decibans, are left out: noise.
constexpr double leastGainOfMeaning = -35;
/// What a pair of other encodings has to gain more than UTF-8, decibans: two characters of a code
/// page are a sequence of UTF-8 by chance in 30 of 128 times 64 of 128 cases.
constexpr double byChance = 9;

bool mayBeGarbled(char16_t unit) {
    return unit >= 0x80 || unit == u'&';
}

/// The end of the line that begins at `begin`, without its line end.
std::size_t lineEndFrom(const std::u16string& text, std::size_t begin) {
    return std::min(text.find_first_of(u"\r\n", begin), text.size());
}

/// Where the next line begins.
std::size_t lineBehind(const std::u16string& text, std::size_t end) {
    const bool two = text.compare(end, 2, u"\r\n") == 0;
    return std::min(end + (two ? 2 : 1), text.size());
}

/// The lines that are scored, from the first word on that may be garbled; empty without one.
MappedText scoredPart(const MappedText& all) {
    const auto garbled = std::ranges::find_if(all.text, mayBeGarbled) - all.text.begin();
    auto first = garbled;
    while (garbled < std::ssize(all.text) && first > 0 &&
           all.text[static_cast<std::size_t>(first) - 1] > u' ')
        --first;
    const auto begin = static_cast<std::size_t>(first);
    std::size_t end = begin;
    for (std::size_t at = begin; at < all.text.size(); at = lineBehind(all.text, at)) {
        at = lineEndFrom(all.text, at);
        if (end > begin && at > begin + mostScoredOfGarbled)
            break;
        end = at;
    }
    end = std::min(end, begin + mostScoredOfLine);
    MappedText part{.text = all.text.substr(begin, end - begin), .malformed = {}, .byteOf = {}};
    part.byteOf.assign(all.byteOf.begin() + first,
                       all.byteOf.begin() + static_cast<std::ptrdiff_t>(end) + 1);
    return part;
}

/// What a pair makes of each line, without the ASCII before and behind.
std::vector<Repair> linesUndone(const MappedText& garbled, const Chain& chain, Encoders& encoders) {
    std::vector<Repair> runs;
    const std::u16string& text = garbled.text;
    std::uint64_t line = 1;
    for (std::size_t begin = 0, end = 0; begin < text.size(); begin = lineBehind(text, end)) {
        end = lineEndFrom(text, begin);
        std::size_t first = begin, last = end;
        while (first < last && text[first] < 0x80)
            ++first;
        while (last > first && text[last - 1] < 0x80)
            --last;
        const std::u16string before = text.substr(first, last - first);
        auto after = undonePair(before, chain.steps().front(), encoders);
        if (after && *after != before) {
            const bool lossy = damaged(*after, chain, encoders) != before;
            runs.push_back({.bytes = {garbled.byteOf[first], garbled.byteOf[last]},
                            .line = line,
                            .column = charactersOf(text.substr(begin, first - begin)).size() + 1,
                            .before = before,
                            .after = *std::move(after),
                            .chain = chain,
                            .lossy = lossy});
        }
        ++line;
    }
    return runs;
}

std::u16string withRuns(const MappedText& garbled, const std::vector<Repair>& runs) {
    const std::vector<Substitution> substitutions = substitutionsOf(runs);
    Substituter substituter(substitutions);
    MappedText out;
    substituter.add(garbled, out);
    return std::move(out.text);
}

/// A chain, and what it makes of the text that is scored.
struct Guess {
    Chain chain;
    std::u16string text;
    double gain = 0;
};

/// Guesses at the chains behind one text, each another text.
class Guesses {
public:
    explicit Guesses(const MappedText& scored)
        : m_scored(scored), m_characters(charactersOf(scored.text)),
          m_cost(m_search.textCost().of(m_characters, Bound::Sound)) {}

    /// UTF-8 that was read as a code page, once or several times, and entities.
    void addChains() {
        for (const Undoing& undoing : m_search.find(m_characters)) {
            std::u16string text;
            for (const Element& element : m_search.undo(m_characters, undoing.chain))
                appendUtf16(text, element.character);
            add(undoing.chain, std::move(text), 0);
        }
    }

    /// One encoding that was read as another.
    void addPairs() {
        for (const ChainStep& pair : knownPairs()) {
            Chain chain;
            chain.prepend(pair);
            add(chain, withRuns(m_scored, linesUndone(m_scored, chain, m_search.encoders())),
                byChance);
        }
    }

    /// Best first.
    std::vector<Guess> ranked() {
        std::ranges::stable_sort(m_guesses, std::greater{}, &Guess::gain);
        return std::move(m_guesses);
    }

private:
    void add(const Chain& chain, std::u16string text, double handicap) {
        if (text == m_scored.text ||
            std::ranges::find(m_guesses, text, &Guess::text) != m_guesses.end())
            return;
        const float cost = m_search.textCost().of(charactersOf(text), Bound::Meant);
        const double gain = decibansPerNat * static_cast<double>(m_cost - cost) - handicap;
        if (gain > leastGainOfMeaning)
            m_guesses.push_back({chain, std::move(text), gain});
    }

    ChainSearch m_search;
    const MappedText& m_scored;
    std::u32string m_characters;
    float m_cost; ///< of the text as it stands, nats
    std::vector<Guess> m_guesses;
};

/// Whether the chain is a misreading that is undone in whole lines.
bool isPair(const Chain& chain) {
    const auto pairs = knownPairs();
    return chain.size() == 1 && std::ranges::find(pairs, chain.steps().front()) != pairs.end();
}

std::vector<Repair> runsOf(const MappedText& garbled, const Chain& chain, Encoders& encoders) {
    if (isPair(chain))
        return linesUndone(garbled, chain, encoders);
    Repairer repairer({.chain = chain});
    repairer.feed(garbled);
    return repairer.conclude();
}

} // namespace

std::vector<Meaning> meaningsOf(const MappedText& garbled) {
    if (garbled.text.empty())
        return {};
    const MappedText scored = scoredPart(garbled);
    if (scored.text.empty())
        return {};
    Guesses guesses(scored);
    guesses.addChains();
    guesses.addPairs();
    Encoders encoders;
    std::vector<Meaning> meanings;
    for (const Guess& guess : guesses.ranked()) {
        std::vector<Repair> runs = runsOf(garbled, guess.chain, encoders);
        std::u16string text = withRuns(garbled, runs);
        if (runs.empty() || std::ranges::find(meanings, text, &Meaning::text) != meanings.end())
            continue;
        for (Repair& run : runs)
            run.confidence = 0;
        meanings.push_back({guess.chain, std::move(runs), std::move(text), guess.gain});
        if (meanings.size() == mostMeanings)
            break;
    }
    return meanings;
}

} // namespace charsleuth
