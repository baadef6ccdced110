#pragma once

/// How well a reading of the sample (each unit has a character) fits the languages of one script.

#include "core/statistics/model/language_model.h"
#include "core/statistics/model/model_symbol.h"
#include "core/statistics/score/row_sums.h"
#include "core/statistics/text/ngram_counts.h"

#include <array>
#include <span>

namespace charsleuth {

/// Scores a reading of n-gram counts: their units as symbols of one script.
class Scorer {
public:
    /// `symbols`: of the n-gram counts; those that the bigrams have are looked at. Model and
    /// symbols must outlive the scorer. `cases`: what their case costs outside ASCII.
    Scorer(const LanguageModel& model, ModelSymbols symbols, CaseCosts cases)
        : m_model(&model), m_symbols(symbols), m_cases(cases) {}

    const LanguageModel& model() const { return *m_model; }

    /// Adds the costs of ASCII characters after ASCII characters. Bounded: code and keys are no
    /// language. `ebcdic`: of a code page on which ASCII is not itself.
    void addAsciiBigrams(std::span<const UnitBigram> bigrams, bool ebcdic, Costs& costs) const;
    /// Adds the costs of all other bigrams to `costs`. Returns how often no character stands there.
    std::uint32_t addOtherBigrams(std::span<const UnitBigram> bigrams, Costs& costs) const;
    /// The least of the costs of the script's languages.
    std::int32_t least(const Costs& costs) const;
    /// What knowing two characters before instead of one changes. ASCII trigrams are left alone,
    /// and on EBCDIC code pages those after a sign too: there it may stand in place of one of
    /// ASCII.
    void refine(std::span<const UnitTrigram> trigrams, bool ebcdic, Costs& costs) const;

    /// What the character that fits least costs more than damage, of those outside ASCII that stand
    /// there once (`counts`: of the units): a bad byte is worth no more than that.
    CostSums beyondDamage(std::span<const UnitTrigram> trigrams,
                          std::span<const std::uint32_t> counts) const;

private:
    /// Calls work.operator()<fours>(), where a row of the model has 4 * fours costs.
    template <class Work>
    auto forRows(const Work& work) const;
    /// What the last one costs after the other two.
    template <std::size_t fours>
    Lanes<fours> costsAfterTwo(const UnitTrigram& trigram) const;
    template <std::int16_t bound>
    void addAsciiBigramsUpTo(std::span<const UnitBigram> bigrams, CostSums& costs) const;

    const LanguageModel* m_model;
    ModelSymbols m_symbols;
    CaseCosts m_cases;
};

} // namespace charsleuth
