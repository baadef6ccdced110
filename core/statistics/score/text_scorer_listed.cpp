// Tested by letter_lists_test.

#include "core/statistics/model/drawing.h"
#include "core/statistics/score/text_scorer.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

namespace charsleuth {

namespace {

/// The most times that each byte of a list of letters occurs on average, and the most times where
/// most of them stand inside words.
constexpr std::size_t oftenAlone = 4, oftenBeside = 2;

/// Nats, picked by hand and measured on labelled files: that a text is a list, and one whose
/// letters stand side by side (a run); a letter by the number of the page's letters; one of 48
/// drawing characters; a sign; one that came four times before; what stands after a letter, an
/// ASCII letter before it, another letter outside ASCII before it, and before it in a run.
constexpr float ofList = 10, ofRun = 12, ofLetterOfPage = 0.5F, ofDrawing = 3.9F, ofSign = 6,
                ofSurplus = 8, ofFollower = 3, ofLetterBefore = 2, ofNeighbour = 9,
                ofNeighbourInRun = 0.7F;

/// The probability that a letter of a list stands beside the ASCII letter that it is written with;
/// how much of the evidence for that is not believed; and the most of it, nats.
constexpr float besideBase = 0.75F, ofBases = 2, mostOfBases = 40;
/// The ASCII letters beside a byte are by accident those of any other letter; 20 letters are about
/// alike. And the most that this may be.
constexpr float alikeLetters = 20, mostByAccident = 0.9F;

bool isHigh(const NgramCounts& bytes, Unit unit) {
    return unit < gapUnit && bytes.units()[unit] >= 0x80;
}

/// How the bytes of 0x80 or more stand among each other.
struct HighBytes {
    std::uint64_t high = 0, kinds = 0, pairs = 0, afterLetter = 0;

    template <class IsLetter>
    HighBytes(const NgramCounts& bytes, const IsLetter& isLetter) {
        for (const UnitBigram& bigram : bytes.bigrams()) {
            if (!isHigh(bytes, bigram.now))
                continue;
            if (isHigh(bytes, bigram.before))
                pairs += bigram.count;
            else if (bigram.before < gapUnit && isLetter(bytes.units()[bigram.before]))
                afterLetter += bigram.count;
        }
        for (std::size_t unit = 0; unit < bytes.units().size(); ++unit)
            if (bytes.units()[unit] >= 0x80) {
                high += bytes.counts()[unit];
                ++kinds;
            }
    }
    bool mayBeList() const {
        const bool areBesideLetters = afterLetter * 2 > high;
        return kinds >= leastKindsOfList && pairs * 4 <= high &&
               high <= (areBesideLetters ? oftenBeside : oftenAlone) * kinds;
    }
    /// Whether nearly every byte occurs once.
    bool mayBeRun() const { return kinds >= leastKindsOfList && high * 3 <= kinds * 4; }
};

/// Whether three of four bytes of 0x80 or more stand side by side, or with one blank between.
bool areOneRun(std::span<const SampleSegment> sample) {
    std::size_t high = 0, run = 0, longest = 0;
    for (const SampleSegment& segment : sample) {
        bool wasBlank = false;
        for (const Byte byte : segment.bytes) {
            const bool isBlank = byte == ' ';
            if (byte >= 0x80) {
                ++high;
                longest = std::max(longest, ++run);
            } else if (!isBlank || wasBlank) {
                run = 0;
            }
            wasBlank = isBlank;
        }
        run = 0;
    }
    return longest * 4 >= high * 3;
}

/// Whether some of the units are drawing characters in the text's code page.
bool hasDrawing(const NgramCounts& bytes, const CandidateText& text) {
    return std::ranges::any_of(bytes.units(), [&](Byte byte) {
        return byte >= 0x80 && isDrawing((*text.codePage)[byte]);
    });
}

bool hasLetters(const NgramCounts& bytes, const CandidateText& text) {
    return std::ranges::any_of(bytes.units(), [&](Byte byte) {
        return byte >= 0x80 && text.symbols->kinds[byte] < scriptCount;
    });
}

} // namespace

bool TextScorer::mayBeList(const CandidateText& text) {
    if (!text.asciiBytes || !text.codePage)
        return false;
    if (!m_mayBeList) {
        const HighBytes high(m_bytes, isAsciiLetter);
        m_isRun = high.mayBeRun() && areOneRun(m_sample);
        m_mayBeList = m_isRun || high.mayBeList();
    }
    return *m_mayBeList;
}

float TextScorer::costBetweenListed() {
    float cost = 0;
    for (const BigramGroup& group : m_bigrams.groups())
        for (const UnitBigram& bigram : group.bigrams) {
            const auto count = static_cast<float>(bigram.count);
            if (!isHigh(m_bytes, bigram.now))
                cost += ofFollower * count;
            else if (isHigh(m_bytes, bigram.before))
                cost += (m_isRun ? ofNeighbourInRun : ofNeighbour) * count;
            else if (bigram.before < gapUnit && isAsciiLetter(m_bytes.units()[bigram.before]))
                cost += ofLetterBefore * count;
        }
    return cost;
}

float TextScorer::gainOfBases(const CandidateText& text, const LanguageModel& model) {
    if (!m_beside)
        m_beside = lettersBeside(m_sample);
    const Alphabet& alphabet = model.alphabet();
    float gain = -ofBases;
    for (const LettersBeside& each : *m_beside) {
        const Symbol symbol = alphabet.symbolOf((*text.codePage)[each.byte]);
        if (alphabet.scriptOf(symbol) != model.script())
            continue;
        const std::uint8_t base = model.base(alphabet.numberIn(model.script(), symbol));
        const auto others = static_cast<float>(std::popcount(each.letters));
        const float byAccident = std::min(mostByAccident, others / alikeLetters);
        const bool isBeside = base > 0 && (each.letters >> (base - 1) & 1) != 0;
        gain += std::log(isBeside ? besideBase / byAccident : (1 - besideBase) / (1 - byAccident));
    }
    return std::clamp(gain, 0.0F, mostOfBases);
}

Costs TextScorer::listedCosts(const CandidateText& text, const ScriptCosts& costs) {
    const auto letters =
        static_cast<float>(std::ranges::count_if(std::span(text.symbols->kinds).subspan(0x80),
                                                 [](Kind kind) { return kind < scriptCount; }));
    const float ofLetter = std::log(std::max(letters, 1.0F)) + ofLetterOfPage;
    Costs listed;
    costs.scorer.addListed(static_cast<Unit>(text.firstNonAscii),
                           std::span(text.ngrams->counts()).subspan(text.firstNonAscii),
                           {.ofLetter = static_cast<std::int16_t>(stepsOf(ofLetter)),
                            .ofDrawing = static_cast<std::int16_t>(stepsOf(ofDrawing)),
                            .ofSign = static_cast<std::int16_t>(stepsOf(ofSign)),
                            .ofSurplus = static_cast<std::int16_t>(stepsOf(ofSurplus)),
                            .often = oftenAlone},
                           listed);
    const float lists = hasDrawing(m_bytes, text) && hasLetters(m_bytes, text) ? 2 : 1;
    listed.same += stepsOf(lists * (m_isRun ? ofRun : ofList) + costBetweenListed() -
                           gainOfBases(text, costs.model())) +
                   costOfTakenOut(text);
    return listed;
}

} // namespace charsleuth
