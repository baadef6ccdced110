#pragma once

/// The sum over languages in a reading's weight: P(language, encodings)·P(text) (formulas:
/// README.md of core/statistics). For one thread.
/// Tested by worked_example_test.

#include "core/statistics/model/language_model.h"
#include "core/statistics/score/row_sums.h"
#include "core/statistics/text/ascii_stretches.h"

#include <array>
#include <cmath>
#include <string_view>

namespace charsleuth {

/// The costs of the ASCII part in Latin languages, nats.
struct LatinAscii {
    float least = 0;         ///< the cost in the language that fits best
    float englishExcess = 0; ///< the excess in English
    float bound = 0;         ///< what the ASCII part costs at least, however it is divided
    /// The stretches that it consists of; null: one.
    const AsciiStretches* stretches = nullptr;
};

/// The penalty for a language in which the ASCII part, one stretch, costs `excess` more than in the
/// language that fits best. Any text may be mixed with English. Nats.
float asciiPenalty(float excess, float englishExcess);

/// The cost of a text in the language that costs least, nats; parameters as of LanguageSum::add().
float leastCost(const LanguageModel& model, const LatinAscii& latin, const Costs& ascii,
                const Costs& rest);

/// P(language, encodings) of a script's languages; elements beyond them are ignored.
using LanguagePriors = std::array<float, maxLanguages>;

/// Adds up the languages of one script after the other.
class LanguageSum {
public:
    /// `ascii` and `rest`: the costs of the text in the model's languages.
    void add(const LanguageModel& model, const LatinAscii& latin, const Costs& ascii,
             const Costs& rest, const LanguagePriors& priors);

    float log() const { return std::log(m_sum) - m_base; }
    /// The language of the largest term, BCP 47; empty if nothing was added.
    std::string_view language() const { return m_language; }
    /// The share of that term in the sum, 0..1.
    float share() const { return m_best / m_sum; }
    /// The cost in the language that costs least, nats.
    float least() const { return m_base; }
    /// Whether no other language matters.
    bool isOne() const;

private:
    float m_base = INFINITY, m_sum = 0, m_best = 0; ///< sum and best: times e^base
    std::string_view m_language;
};

} // namespace charsleuth
