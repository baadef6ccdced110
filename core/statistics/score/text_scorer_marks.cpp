// Tested by marks_test.

#include "core/statistics/model/drawing.h"
#include "core/statistics/model/mark_costs.h"
#include "core/statistics/score/text_scorer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace charsleuth {

namespace {

/// Nats, picked by hand and measured on labelled files: a kind of mark that is no character; each
/// kind more than a few; a mark after ASCII; the ASCII character after it; an ASCII letter on a
/// side of it, and on both sides; a sign after itself, a letter after itself, another mark.
constexpr float ofNoCharacter = 10, ofFurtherKind = 4, ofMark = 3, ofFollower = 2,
                ofLetterBeside = 3, ofInside = 6, ofSignAgain = 1, ofLetterAgain = 4,
                ofAnother = 12;

/// Marks that cost this much more than the sum so far add nothing, nats.
constexpr float negligible = 30;

/// The most kinds of marks; more of them are text.
constexpr std::size_t mostKinds = 16;

float steps(std::uint8_t cost) {
    return static_cast<float>(costUnit) * static_cast<float>(cost);
}

/// The classes of the kinds so far, as an adaptive code has them: where one letter stands alone,
/// others do.
class Kinds {
public:
    /// What a kind of that class costs, but for which sign it is, nats.
    float next(MarkClass which) {
        const auto at = static_cast<std::size_t>(which);
        const float share = (sharesOfMarks[at] + m_counts[at]) / (1 + m_count++);
        ++m_counts[at];
        return steps(costsOfMarks[at]) - std::log(share);
    }

private:
    std::array<float, 4> m_counts{};
    float m_count = 0;
};

} // namespace

void TextScorer::countMarks() {
    const auto& units = m_bytes.units();
    const auto isHigh = [&](Unit unit) { return unit < gapUnit && units[unit] >= 0x80; };
    const auto isLetter = [&](Unit unit) { return unit < gapUnit && isAsciiLetter(units[unit]); };
    float cost = ofMarks;
    m_marksAgain.assign(units.size(), 0);
    for (const BigramGroup& group : m_bigrams.groups())
        for (const UnitBigram& bigram : group.bigrams) {
            const auto count = static_cast<float>(bigram.count);
            if (!isHigh(bigram.now))
                cost += count * (ofFollower + (isLetter(bigram.now) ? ofLetterBeside : 0));
            else if (!isHigh(bigram.before))
                cost += count * (ofMark + (isLetter(bigram.before) ? ofLetterBeside : 0));
            else if (bigram.before != bigram.now)
                cost += count * ofAnother;
            else
                m_marksAgain[bigram.now] += bigram.count;
        }
    for (const UnitTrigram& trigram : highTrigrams())
        if (isLetter(trigram.first) && isHigh(trigram.before) && isLetter(trigram.now))
            cost += ofInside * static_cast<float>(trigram.count);
    const std::size_t kinds = static_cast<std::size_t>(
        std::ranges::count_if(units, [](char32_t unit) { return unit >= 0x80; }));
    if (kinds >= leastKindsOfList)
        cost += ofFurtherKind * static_cast<float>(kinds - leastKindsOfList + 1);
    m_betweenMarks = cost;
}

float TextScorer::costAsMarks(const CandidateText& text, float most) {
    if (text.own && text.nonAscii > 0)
        return costAsPairMarks(text, most);
    if (!text.asciiBytes || text.nonAscii == 0 || text.units() > text.firstNonAscii + mostKinds)
        return INFINITY;
    if (!m_betweenMarks)
        countMarks();
    float cost = *m_betweenMarks;
    Kinds kinds;
    const Alphabet& alphabet = m_models.of(Script::Latin).alphabet();
    const auto& units = m_bytes.units();
    for (std::size_t unit = text.firstNonAscii; unit < units.size() && cost <= most; ++unit) {
        const char32_t character = text.character(unit);
        const std::uint16_t number = alphabet.numberIn(Script::Latin, alphabet.symbolOf(character));
        const bool isLetter = text.symbols->kinds[units[unit]] < scriptCount;
        if (character == noCharacter || !showsAlone(character))
            cost += ofNoCharacter;
        else if (alphabet.isCommon(number) && !isDrawing(character))
            cost += kinds.next(MarkClass::Sign) + steps(costsOfSigns[number]);
        else
            cost += kinds.next(isDrawing(character) ? MarkClass::Drawing
                               : isLetter           ? MarkClass::Letter
                                                    : MarkClass::Other);
        cost += static_cast<float>(m_marksAgain[unit]) * (isLetter ? ofLetterAgain : ofSignAgain);
    }
    return cost;
}

void TextScorer::addMarks(const CandidateText& text, const TextCosts& costsOfText,
                          const ScriptCosts& costs, const LanguagePriors& priors,
                          LanguageSum& sum) {
    const float most = negligible - sum.log() - costsOfText.latin.least;
    const float cost = costAsMarks(text, most);
    if (cost > most)
        return;
    Costs marks;
    marks.same = stepsOf(cost) + costOfTakenOut(text);
    sum.add(costs.model(), costsOfText.latin, asciiCosts(text, costsOfText, costs), marks, priors);
}

} // namespace charsleuth
