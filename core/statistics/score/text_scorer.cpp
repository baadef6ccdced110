#include "core/statistics/score/text_scorer.h"

#include "core/statistics/score/capitals.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <new>
#include <numbers>
#include <type_traits>

namespace charsleuth {

namespace {

/// The excess cost of an English ASCII letter in a language of another script, where all ASCII
/// letters are about alike, nats.
constexpr float excessOfLetter = 1.7F;
/// The advantage of digits in text without a single letter (sums, lists of prices) over any
/// language: nats for each digit, and at most; picked by hand.
constexpr float ofDigit = 1.5F, ofDigits = 4;

/// A code page that costs this much more than another one, in as many bigrams, is pruned. Steps.
constexpr auto farBehind = static_cast<std::int32_t>(pruningDeficit / costUnit);
/// The cost for a multi-byte encoding without a character, beside lone bytes, nats.
constexpr float nothingButLone = 10;
/// The cost of a character outside ASCII in decoded text, at least and on average, and of one of
/// ASCII, nats.
constexpr float leastOfCharacter = 1, ofCharacter = 5, ofAscii = 2.5F;
/// The excess cost of a character in the wrong text over its single cost, nats; for estimates.
constexpr float ofWrongText = 3;
constexpr std::int32_t mostSteps = 1'000'000'000;
/// The margin for the average cost of a character: this many steps by the root of the effective
/// sample size.
constexpr double doubt = 8 / costUnit;
/// The cost of a byte that a code page does not define, when code pages are compared. Steps.
constexpr auto noise = static_cast<std::int32_t>(8 * std::numbers::ln2 / costUnit);

bool isDigit(char32_t character) {
    return character >= U'0' && character <= U'9';
}

template <typename Is>
std::uint64_t asciiCount(const CandidateText& text, const Is& is) {
    std::uint64_t count = 0;
    for (std::size_t unit = 0; unit < text.units(); ++unit)
        count += is(text.character(unit)) ? text.ngrams->counts()[unit] : 0;
    return count;
}

/// A short list of scripts.
struct Scripts {
    std::array<Script, scriptCount> list;
    std::size_t count = 0;
};

/// The scripts whose letters outside ASCII are at least a quarter of the most frequent script's.
/// None if there are no such letters.
Scripts scriptsOf(const CandidateText& text) {
    Scripts scripts;
    if (!text.letters)
        return scripts;
    if (text.codePage && !text.otherLetters)
        return {{text.symbols->script}, 1};
    const std::array<std::uint32_t, scriptCount> letters = lettersOf(text);
    const std::uint32_t most = *std::ranges::max_element(letters);
    for (std::size_t i = 0; i < scriptCount; ++i)
        if (std::uint64_t{letters[i]} * 4 >= most)
            scripts.list[scripts.count++] = static_cast<Script>(i);
    return scripts;
}

/// The margin of a predicted cost of `all` characters, steps: for each of them 8 nats by the root
/// of the effective sample size.
double marginOf(double all, double effectiveCount) {
    return all * doubt / std::sqrt(effectiveCount);
}

/// The least cost so far, with bytes without a character as noise.
std::int32_t comparable(std::int32_t least, std::uint32_t missing) {
    return least + noise * static_cast<std::int32_t>(missing);
}

} // namespace

TextScorer::TextScorer(const NgramCounts& bytes, std::span<const SampleSegment> sample,
                       const TakenOut& takenOut, const AsciiStretches& stretches, std::size_t texts,
                       const Prior& prior, Models& models, std::pmr::memory_resource* memory,
                       bool prunes)
    : m_bytes(bytes), m_sample(sample), m_takenOut(takenOut), m_stretches(stretches),
      m_prior(prior), m_models(models), m_memory(memory), m_prunes(prunes),
      m_bigrams(bytes, memory), m_lookup(memory), m_pace(memory), m_ownPace(memory),
      m_highTrigrams(memory), m_drawings(memory), m_costsOfTexts(memory) {
    m_costsOfTexts.resize(texts);
}

float TextScorer::costOf(const CandidateText& text) {
    if (text.own)
        return ofCharacter * static_cast<float>(text.nonAscii);
    return static_cast<float>(costUnit) * static_cast<float>(text.cost);
}

Score TextScorer::byBigrams(const CandidateText& text, std::size_t number, float logPrior,
                            float most) {
    const std::int32_t beside =
        costOfTakenOut(text) + (text.drawing && text.asciiBytes ? costOfColumns(text) : 0);
    const float mostOfMarks = most - aboutAscii(text);
    const bool isBounded = most < INFINITY;
    if (isBounded && (mayBeList(text) || costAsMarks(text, mostOfMarks) <= mostOfMarks))
        most = INFINITY; // the costs as prose are no bound
    if (lowerBound(text) + static_cast<float>(costUnit) * static_cast<float>(beside) > most)
        return prunedScore(text, logPrior, prunedCost(text, most));
    TextCosts& costsOfText = newCostsOf(text);
    m_costsOfTexts[number] = &costsOfText;
    for (ScriptCosts& costs : costsOfText.scripts)
        costs.rest.same += beside;
    bool isAsciiKnown = isLatinAsciiKnown(text, costsOfText);
    if (text.asciiBytes && !isAsciiKnown)
        isAsciiKnown = setLatinAscii(text, costsOfText, mostSteps);
    const std::int32_t steps = stepsOf(most - costsOfText.latin.bound);
    bool isLeft = false;
    for (ScriptCosts& costs : costsOfText.scripts)
        isLeft = !(text.asciiBytes ? isPrunedCodePage(text, costsOfText, costs, steps)
                                   : isPruned(text, costs, steps)) ||
                 isLeft;
    if (isLeft && !isAsciiKnown)
        isLeft = setLatinAscii(text, costsOfText, steps - leastOf(costsOfText));
    else if (!isAsciiKnown)
        costsOfText.latin.bound = aboutAscii(text);
    return isLeft ? summed(text, costsOfText)
                  : prunedScore(text, logPrior,
                                static_cast<float>(costUnit) *
                                        static_cast<float>(leastOf(costsOfText)) +
                                    costsOfText.latin.bound);
}

float TextScorer::aboutAscii(const CandidateText& text) const {
    if (!text.asciiBytes && text.codePage)
        return 0;
    const auto ascii = static_cast<float>(text.ngrams->size() - text.nonAscii);
    return m_latin ? m_latin->bound : ofAscii * ascii;
}

float TextScorer::lowerBound(const CandidateText& text) {
    const auto characters = static_cast<float>(text.ngrams->size() - text.undecodable);
    const auto nonAscii =
        static_cast<float>(text.nonAscii - (text.codePage ? text.undecodable : 0));
    if (text.own)
        return leastOfCharacter * nonAscii;
    if (!text.asciiBytes)
        return costOf(text) - ofContext * characters;
    if (!m_latin)
        return 0;
    const float sum = m_latin->bound + costOf(text) - ofContext * nonAscii;
    return text.drawing ? sum + drawnInstead(text) : sum;
}

std::int32_t TextScorer::costOfTakenOut(const CandidateText& text) {
    float cost = 0;
    for (const Enumeration& each : m_takenOut.enumerations)
        cost += charsleuth::costOf(each, text.codePage, m_models.of(Script::Latin).alphabet());
    for (const LoneByte& each : m_takenOut.loneBytes)
        cost += charsleuth::costOf(each, text.codePage);
    if (!m_takenOut.loneBytes.empty() && text.own && text.nonAscii == 0)
        cost += nothingButLone;
    return stepsOf(cost);
}

float TextScorer::prunedCost(const CandidateText& text, float most) const {
    const float about = costOf(text) + ofWrongText * static_cast<float>(text.nonAscii);
    return std::max(most, aboutAscii(text) + about);
}

Score TextScorer::prunedScore(const CandidateText& text, float logPrior, float cost) const {
    return {.log = logPrior - cost,
            .language = text.letters ? m_prior.likeliestLanguage(text.encodings.front())
                                     : std::string_view(),
            .letters = text.letters,
            .pruned = true};
}

bool TextScorer::isPruned(const CandidateText& text, ScriptCosts& costs, std::int32_t most) {
    const std::span<const UnitBigram> bigrams = text.ngrams->bigrams();
    const std::size_t groups = (bigrams.size() + bigramsOfGroup - 1) / bigramsOfGroup;
    const auto all = static_cast<double>(text.ngrams->size());
    std::array<UnitBigram, bigramsOfGroup> group; // bigrams from all parts of the text
    double counted = 0, squares = 0;
    for (std::size_t number = 0; number < groups; ++number) {
        std::size_t size = 0;
        for (std::size_t at = number; at < bigrams.size(); at += groups) {
            group[size++] = bigrams[at];
            const double count = bigrams[at].count;
            counted += count;
            squares += count * count;
        }
        costs.scorer.addOtherBigrams(std::span(group).first(size), costs.rest);
        const std::int32_t least = costs.scorer.least(costs.rest);
        const bool isLast = number + 1 == groups;
        const double expected = all / counted * least;
        const double margin = isLast ? 0 : marginOf(all, counted * counted / squares);
        if (least <= most && expected - margin <= most)
            continue;
        costs.setEstimate(least, expected);
        return true;
    }
    return false;
}

bool TextScorer::isPrunedCodePage(const CandidateText& text, const TextCosts& costsOfText,
                                  ScriptCosts& costs, std::int32_t most) {
    m_ownPace.clear();
    const std::span<const BigramGroup> groups = m_bigrams.groups();
    for (std::size_t number = 0; number < groups.size(); ++number) {
        const BigramGroup& group = groups[number];
        costs.count(group);
        const std::int32_t least = costs.scorer.least(costs.rest);
        m_ownPace.push_back(comparable(least, costs.missing));
        const double all = static_cast<double>(groups.back().counted - text.undecodable);
        const double read = group.counted - costs.missing;
        double expected = read > 0 ? all * least / read : 0;
        bool isFarBehind = false;
        if (!m_pace.empty()) {
            // The code page is assumed to fall behind the cheapest one in the rest as it did here:
            // what a few groups cost by themselves says less of the others.
            const std::int32_t behind = m_ownPace.back() - m_pace[number];
            const double scale = static_cast<double>(groups.back().counted) / group.counted;
            isFarBehind = most < noLimit && behind > m_penaltyOfPace + farBehind;
            expected =
                m_pace.back() + scale * behind - noise * static_cast<double>(text.undecodable);
        }
        const bool isLast = number + 1 == groups.size();
        const double margin = isLast ? 0 : marginOf(all, group.effectiveCount);
        if (isFarBehind || expected - margin > most) {
            costs.setEstimate(least, expected);
            return true;
        }
    }
    // Undecodable bytes are priced elsewhere, so a code page with undefined bytes sets no pace for
    // others.
    if (m_prunes && text.undecodable == 0 && !m_ownPace.empty() &&
        (m_pace.empty() || m_ownPace.back() < m_pace.back())) {
        m_pace.swap(m_ownPace);
        const AsWords words = asWords(text, costsOfText, costs);
        const float all = leastCost(costs.model(), words.latin, words.ascii, words.rest);
        m_penaltyOfPace = stepsOf(all - costsOfText.latin.bound) - costs.scorer.least(costs.rest);
    }
    return false;
}

Score TextScorer::byTrigrams(const CandidateText& text, std::size_t number) {
    TextCosts& costsOfText = *m_costsOfTexts[number];
    std::pmr::vector<UnitTrigram> own(m_memory);
    if (!text.asciiBytes)
        own = text.ngrams->trigrams(text.codePage || text.ebcdic);
    const std::span<const UnitTrigram> trigrams = text.asciiBytes ? highTrigrams() : own;
    for (ScriptCosts& costs : costsOfText.scripts) {
        if (costs.estimate)
            continue;
        costs.scorer.refine(trigrams, text.ebcdic, costs.rest);
        if (!text.codePage || !text.ebcdic)
            continue;
        const CostSums beyond = costs.scorer.beyondDamage(trigrams, text.ngrams->counts());
        for (std::size_t language = 0; language < beyond.size(); ++language)
            costs.rest.languages[language] -= beyond[language];
    }
    return summed(text, costsOfText);
}

TextScorer::ScriptCosts TextScorer::costsOf(const CandidateText& text, Script script) {
    const LanguageModel& model = m_models.of(script);
    const ModelSymbols symbols = m_lookup.of(text, model);
    const bool capitals = isInCapitals(text, script, symbols);
    ScriptCosts costs{
        .scorer = Scorer(model, symbols, capitals ? casesOfCapitals() : model.cases(), text.ebcdic),
        .rest = {}};
    costs.rest.same = capitals ? costOfCapitals : 0;
    return costs;
}

TextScorer::TextCosts& TextScorer::newCostsOf(const CandidateText& text) {
    static_assert(std::is_trivially_destructible_v<TextCosts>);
    TextCosts& costsOfText =
        *new (m_memory->allocate(sizeof(TextCosts), alignof(TextCosts))) TextCosts;
    Scripts scripts = scriptsOf(text);
    costsOfText.letterless = scripts.count == 0;
    if (costsOfText.letterless) {
        costsOfText.asciiLetters = asciiCount(text, isAsciiLetter);
        costsOfText.digits = asciiCount(text, isDigit);
        scripts = {{Script::Latin}, 1};
    }
    static_assert(std::is_trivially_destructible_v<ScriptCosts>);
    auto* const costs = static_cast<ScriptCosts*>(
        m_memory->allocate(scripts.count * sizeof(ScriptCosts), alignof(ScriptCosts)));
    for (std::size_t i = 0; i < scripts.count; ++i)
        new (costs + i) ScriptCosts(costsOf(text, scripts.list[i]));
    costsOfText.scripts = {costs, scripts.count};
    return costsOfText;
}

void TextScorer::ScriptCosts::setEstimate(std::int32_t counted, double all) {
    estimate =
        static_cast<std::int32_t>(std::clamp<double>(all, std::min(counted, mostSteps), mostSteps));
}

std::int32_t TextScorer::leastOf(const TextCosts& costsOfText) {
    std::int32_t least = std::numeric_limits<std::int32_t>::max();
    for (const ScriptCosts& costs : costsOfText.scripts)
        least = std::min(least, costs.least());
    return least;
}

Score TextScorer::summed(const CandidateText& text, const TextCosts& costsOfText) {
    LanguageSum sum;
    for (const ScriptCosts& costs : costsOfText.scripts) {
        if (costs.estimate)
            continue;
        LanguagePriors priors{}; // P(language, encodings)
        const auto ofScript = std::span(priors).first(costs.model().languages());
        m_prior.of(text.encodings, firstLanguage(costs.model().script()), ofScript);
        if (costsOfText.letterless)
            priors[0] += otherScripts(text, costsOfText, ofScript);
        const AsWords words = asWords(text, costsOfText, costs);
        sum.add(costs.model(), words.latin, words.ascii, words.rest, priors);
        if (mayBeList(text)) {
            LatinAscii whole = costsOfText.latin;
            whole.stretches = nullptr; // letters of a list stand wherever they are listed
            sum.add(costs.model(), whole, asciiCosts(text, costsOfText, costs),
                    listedCosts(text, costs), priors);
        }
        addMarks(text, costsOfText, costs, priors, sum);
    }
    Score score{.log = sum.log(),
                .language = sum.language(),
                .languageFacts = {.share = sum.share(),
                                  .cost = sum.least(),
                                  .characters = text.ngrams->size(),
                                  .nonAscii = text.nonAscii},
                .letters = !costsOfText.letterless,
                .oneLanguage = sum.isOne()};
    score.ofNonAscii = static_cast<float>(costUnit) * static_cast<float>(leastOf(costsOfText));
    if (costsOfText.letterless && costsOfText.asciiLetters == 0) {
        score.language = {};
        score.log += std::min(ofDigits, ofDigit * static_cast<float>(costsOfText.digits));
    }
    return score;
}

float TextScorer::otherScripts(const CandidateText& text, const TextCosts& costsOfText,
                               std::span<const float> latin) const {
    double p = m_prior.of(text.encodings);
    for (const float each : latin)
        p -= each;
    const float excess = excessOfLetter * static_cast<float>(costsOfText.asciiLetters);
    return static_cast<float>(std::max(p, 0.0)) *
           std::exp(-asciiPenalty(excess, costsOfText.latin.englishExcess));
}

} // namespace charsleuth
