#pragma once

/// The sum over languages that a reading's weight is made of: P(language, encodings)·P(text)
/// (formulas: README.md beside this file). For one thread.

#include "core/statistics/model/language_model.h"
#include "core/statistics/score/row_sums.h"

#include <array>
#include <cmath>
#include <string_view>

namespace charsleuth {

/// What the ASCII part says of Latin languages, nats.
struct LatinAscii {
    float least = 0;         ///< its cost in the language that fits it best
    float englishExcess = 0; ///< what it costs more in English
};

/// What the ASCII part says against a language in which it costs `excess` more than in the language
/// that fits it best. Any text may be mixed with English. Nats.
float asciiPenalty(float excess, float englishExcess);

/// P(language, encodings) of a script's languages; what is behind them is not looked at.
using LanguagePriors = std::array<float, maxLanguages>;

/// Adds up one script after the other.
class LanguageSum {
public:
    /// `ascii` and `rest`: of the text, in the model's languages.
    void add(const LanguageModel& model, const LatinAscii& latin, const Costs& ascii,
             const Costs& rest, const LanguagePriors& priors);

    float log() const { return std::log(m_sum) - m_base; }
    /// BCP 47, that of the largest term; empty where nothing was added.
    std::string_view language() const { return m_language; }
    /// Whether no other language counts.
    bool isOne() const;

private:
    float m_base = INFINITY, m_sum = 0, m_best = 0; ///< sum and best: times e^base
    std::string_view m_language;
};

} // namespace charsleuth
