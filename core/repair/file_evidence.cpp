#include "core/repair/file_evidence.h"

#include <algorithm>
#include <cmath>

namespace charsleuth {

namespace {

/// Decibans against mojibake in a text about which nothing is known: one word in a thousand. A rare
/// page and each further step add to it. Chosen so that odd but sound text stays as it is
/// (tests/accuracy/repair_accuracy.py).
constexpr float ofMojibake = 30, ofRarePage = 3, ofRarestPage = 12, ofStep = 2;
/// Of misreadPages(), from the first one on: those of most programs, and those that are rare.
constexpr std::ptrdiff_t usualPages = 10, rarePages = 21;
/// The least that speaks against it where other words of the file show the same chain: less for
/// each tenfold number of words that show it for sure, since then hardly a word of the kind is
/// sound. Decibans; a word is sure from `ofMojibake` on.
constexpr float least = 5, lessForTenfold = 15, mostLess = 35;
/// The part of the evidence of other words that counts for a word.
constexpr float ofOthers = 0.5F;
/// The most that characters of one kind say at each step, and that a word says for others; and the
/// most that is said where no two letters stand side by side and no long sign comes out, or where
/// all there is are a capital and a sign, or one character beside a letter that was left ("СФРЈ")
/// or of nothing but letters of one script ("иИйЙ"). The least that is said for others. Decibans.
constexpr float mostOfKind = 50, mostOfWord = 60, mostOfLetter = 25, leastForOthers = 20;
/// Decibans against a misreading for each letter beside, in the same word, that it has left alone:
/// programs misread whole words. "АвиаПорт" hides a sequence in "аП".
constexpr float ofLeft = 9;
/// What a sign says for itself that stands where sound text has none (Undoing::freeSign): of 3,255
/// files of a system that have characters outside ASCII in UTF-8 eleven hold one; two of them quote
/// it, the others are mojibake. Decibans. A control says it where the sign has the probability of
/// the control beside a letter, and ten times that elsewhere: text that holds a control for its own
/// sake ("\x98") gains less. Of 764 words with a sign of windows-1252 in 38 languages 14 do.
constexpr float ofFreeSign = 35, leastOfControl = 0, leastOfLoneControl = 10;
/// The decibans by which a word's best chain may be better than the one that explains others.
constexpr float slack = 25;
/// The most that a word which may be an accident says when two chains explain the others alike.
constexpr float mostOfAccident = 5;
constexpr float decibansOfTenfold = 10;
/// The most chains that a file is searched for.
constexpr std::size_t mostChains = 16;

float priceOf(const Chain& chain) {
    float price = ofMojibake - ofStep;
    for (const ChainStep& step : chain.steps()) {
        if (step.kind == ChainStep::Kind::Entities)
            continue;
        const auto page = std::ranges::find(misreadPages(), step.readAs) - misreadPages().begin();
        price += ofStep + (page < usualPages ? 0 : page < rarePages ? ofRarePage : ofRarestPage);
    }
    return price;
}

/// Whether what comes out is there in no sound text by chance: two misreadings of even one letter
/// leave four characters that fit.
bool isNoChance(const Undoing& undoing) {
    const auto isMisread = [](const ChainStep& step) {
        return step.kind == ChainStep::Kind::Misread;
    };
    return undoing.word || undoing.longSign || undoing.freeSign ||
           std::ranges::count_if(undoing.chain.steps(), isMisread) > 1;
}

/// Whether the letter that comes out is a word of the line's language.
bool isWordOfLine(const Undoing& undoing) {
    return undoing.inSentence > mostOfLetter && !undoing.ofLetters && !undoing.rare;
}

/// Whether sound text may well look like that.
bool isDoubtful(const Undoing& undoing) {
    const bool one = undoing.kinds == 1;
    if (undoing.freeSign || isWordOfLine(undoing))
        return false;
    return !isNoChance(undoing) || undoing.rare ||
           (one && (undoing.capitalAndSign || undoing.touchesLeft || undoing.ofLetters));
}

/// Whether a control stands for a sign where hardly anybody would write that sign.
bool isUnlikelyControl(const Undoing& undoing) {
    const bool beside = undoing.word || undoing.longSign;
    return undoing.chain.steps().front() == signsAsControls &&
           undoing.gain < (beside ? leastOfControl : leastOfLoneControl);
}

/// The decibans that an undoing says for itself; `shown`: whether other words show its chain.
float evidenceOf(const Undoing& undoing, bool shown = false) {
    const float most = mostOfKind * static_cast<float>(undoing.kinds * undoing.chain.size());
    const float said = undoing.freeSign && (shown || !isUnlikelyControl(undoing))
                           ? std::clamp(undoing.gain, ofFreeSign, most)
                           : std::min(undoing.gain, isDoubtful(undoing) ? mostOfLetter : most);
    return (isWordOfLine(undoing) ? std::min(undoing.inSentence, most) : said) -
           ofLeft * static_cast<float>(undoing.left);
}

/// What it says for other words of the file: nothing where the gain is one that sound text has by
/// chance, since a file has many words.
float forOthers(const Undoing& undoing) {
    const float evidence = evidenceOf(undoing);
    return isDoubtful(undoing) || evidence < leastForOthers ? 0 : std::min(evidence, mostOfWord);
}

/// The gain, less what letters that were left alone say against it.
float netGain(const Undoing& undoing) {
    return undoing.gain - ofLeft * static_cast<float>(undoing.left);
}

/// The undoing of a word by this chain; null if another one explains the word much better, which
/// none does that sound text may well look like, unless all do.
const Undoing* explains(const SuspectWord& word, const Chain& chain, float within) {
    const Undoing* found = nullptr;
    float best = -INFINITY;
    for (const Undoing& undoing : word.undoings) {
        if (undoing.chain == chain)
            found = &undoing;
        if (!isDoubtful(undoing))
            best = std::max(best, netGain(undoing));
    }
    if (best == -INFINITY)
        best = netGain(word.undoings.front());
    return found != nullptr && netGain(*found) >= best - within ? found : nullptr;
}

/// A chain with its evidence.
struct Explanation {
    Chain chain;
    float decibans = 0;
    float explained = 0; ///< the same, and a little for each word that may be an accident
    float sure = 0;      ///< words that show it for sure, each by itself
};

/// Decibans by which a file that shows the chain for sure makes it usual.
float usualness(const Explanation& chain) {
    return std::min(mostLess, lessForTenfold * std::log10(std::max(1.0F, chain.sure)));
}

/// Chooses chains one after the other: the one that explains most of what is left.
class Cover {
public:
    explicit Cover(std::span<const SuspectWord> words) : m_words(words), m_chosen(words.size()) {
        for (std::size_t i = 0; i < words.size(); ++i)
            m_left.push_back(i);
        while (!m_left.empty() && m_all.size() < mostChains && choose()) {
        }
    }

    /// Null where no chain was chosen for the word.
    const Undoing* chosen(std::size_t word) const { return m_chosen[word]; }
    /// The evidence for a chain that was chosen, of all words that it was chosen for.
    const Explanation& of(const Chain& chain) const {
        return *std::ranges::find(m_all, chain, &Explanation::chain);
    }

private:
    /// Returns false when nothing that is left speaks for a chain.
    bool choose() {
        std::vector<Explanation> explanations;
        for (const std::size_t number : m_left)
            for (const Undoing& undoing : m_words[number].undoings) {
                if (explains(m_words[number], undoing.chain, slack) == nullptr)
                    continue;
                auto found = std::ranges::find(explanations, undoing.chain, &Explanation::chain);
                if (found == explanations.end())
                    found = explanations.insert(found, {.chain = undoing.chain});
                found->decibans += forOthers(undoing);
                found->explained += std::max(forOthers(undoing),
                                             std::clamp(evidenceOf(undoing), 0.0F, mostOfAccident));
                found->sure +=
                    evidenceOf(undoing) > ofMojibake && isNoChance(undoing) ? 1.0F : 0.0F;
            }
        if (explanations.empty())
            return false;
        const auto better = [](const Explanation& a, const Explanation& b) {
            return a.explained - priceOf(a.chain) < b.explained - priceOf(b.chain);
        };
        const Explanation best = *std::ranges::max_element(explanations, better);
        if (best.decibans <= 0)
            return false;
        m_all.push_back(best);
        std::erase_if(m_left, [&](std::size_t number) {
            m_chosen[number] = explains(m_words[number], best.chain, slack + usualness(best));
            return m_chosen[number] != nullptr;
        });
        return true;
    }

    std::span<const SuspectWord> m_words;
    std::vector<const Undoing*> m_chosen;
    std::vector<std::size_t> m_left;
    std::vector<Explanation> m_all;
};

} // namespace

std::vector<std::optional<Verdict>> verdictsOn(std::span<const SuspectWord> words) {
    const Cover cover(words);
    std::vector<std::optional<Verdict>> verdicts(words.size());
    for (std::size_t i = 0; i < words.size(); ++i) {
        const Undoing* const undoing = cover.chosen(i);
        if (undoing == nullptr)
            continue;
        const Explanation& chain = cover.of(undoing->chain);
        const float others = chain.decibans - forOthers(*undoing);
        const float price =
            std::max(least - usualness(chain), priceOf(undoing->chain) - ofOthers * others);
        const float odds = evidenceOf(*undoing, others > 0) - price;
        if (odds > 0)
            verdicts[i] = Verdict{undoing->chain,
                                  1 / (1 + std::pow(10.0, -(odds + least) / decibansOfTenfold))};
    }
    return verdicts;
}

} // namespace charsleuth
