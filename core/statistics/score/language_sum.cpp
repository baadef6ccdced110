#include "core/statistics/score/language_sum.h"

#include "core/statistics/score/four.h"

#include <algorithm>
#include <cstring>

namespace charsleuth {

namespace {

/// Constants of the penalty: the share of the difference that counts, and the cost of a stretch in
/// English, nats, fitted on set-aside text; and the largest penalty of a stretch, nats, since a
/// word may stand among numbers, keys and names of any kind. Measured: core/EXPERIMENTS.md,
/// "Models".
constexpr float asciiShare = 0.75F;
constexpr float mixedWithEnglish = 5;
constexpr float mostPenalty = 10;

/// A language that is this many nats worse than another one of its script adds nothing, whatever
/// its prior.
constexpr float negligible = 30;

/// The share of all languages but one below which they do not matter.
constexpr float otherLanguages = 1e-5F;

/// The penalty of a stretch in which the ASCII part costs that much more.
Four penaltyOf(Four excess, float englishExcess) {
    const Four mixed = Four{} + (mixedWithEnglish + asciiShare * englishExcess);
    const Four share = excess * asciiShare;
    const Four least = share < mixed ? share : mixed;
    const Four most = Four{} + mostPenalty;
    const Four capped = least < most ? least : most;
    return capped > 0 ? capped : Four{};
}

/// The penalty of all stretches, each of which has a part of the excess in proportion to its
/// letters.
Four penaltyOf(Four excess, const LatinAscii& latin) {
    if (!latin.stretches || latin.stretches->count() == 1)
        return penaltyOf(excess, latin.englishExcess);
    const auto letters = static_cast<float>(latin.stretches->letters());
    Four sum{};
    for (const AsciiStretches::Bin& bin : latin.stretches->bins())
        if (bin.stretches > 0) {
            const auto stretches = static_cast<float>(bin.stretches);
            const float share = static_cast<float>(bin.letters) / (stretches * letters);
            sum += penaltyOf(excess * share, latin.englishExcess * share) * stretches;
        }
    return sum;
}

Four nats(const Costs& costs, std::size_t four) {
    FourWhole steps;
    std::memcpy(&steps, costs.languages.data() + 4 * four, sizeof steps);
    return __builtin_convertvector(steps + costs.same, Four) * static_cast<float>(costUnit);
}

/// -ln P(text | language), and the least of them; infinite for elements that are no language.
struct Given {
    std::array<Four, mostFours> of;
    float least;

    Given(const LanguageModel& model, const LatinAscii& latin, const Costs& ascii,
          const Costs& rest) {
        const std::size_t languages = model.languages();
        Four leasts = Four{} + INFINITY;
        for (std::size_t i = 0; 4 * i < languages; ++i) {
            const Four excess = nats(ascii, i) - latin.least;
            of[i] = nats(rest, i) + latin.least + penaltyOf(excess, latin);
            for (std::size_t language = languages; language < 4 * i + 4; ++language)
                of[i][language % 4] = INFINITY;
            leasts = of[i] < leasts ? of[i] : leasts;
        }
        least = std::min(std::min(leasts[0], leasts[1]), std::min(leasts[2], leasts[3]));
    }
};

} // namespace

float asciiPenalty(float excess, float englishExcess) {
    return penaltyOf(Four{} + excess, englishExcess)[0];
}

float leastCost(const LanguageModel& model, const LatinAscii& latin, const Costs& ascii,
                const Costs& rest) {
    return Given(model, latin, ascii, rest).least;
}

void LanguageSum::add(const LanguageModel& model, const LatinAscii& latin, const Costs& ascii,
                      const Costs& rest, const LanguagePriors& priors) {
    const Given given(model, latin, ascii, rest);
    const float raised = std::min(m_base, given.least);
    const float ofThis = expOf(raised - given.least);
    const float ofOthers = expOf(raised - m_base);
    m_sum *= ofOthers;
    m_best *= ofOthers;
    m_base = raised;
    for (std::size_t i = 0; 4 * i < model.languages(); ++i) {
        const Four behind = given.least - given.of[i];
        if (areAll(behind < -negligible))
            continue;
        Four terms;
        std::memcpy(&terms, priors.data() + 4 * i, sizeof terms);
        terms *= (behind < -negligible ? Four{} : expOf(behind)) * ofThis;
        for (std::size_t language = 0; language < 4; ++language) {
            m_sum += terms[language];
            if (terms[language] > m_best) {
                m_best = terms[language];
                m_language = model.shown(4 * i + language);
            }
        }
    }
}

bool LanguageSum::isOne() const {
    return m_best > (1 - otherLanguages) * m_sum;
}

} // namespace charsleuth
