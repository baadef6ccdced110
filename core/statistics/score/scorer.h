#pragma once

/// Scores a text in the languages of one script. Every unit must have a character.
/// Tested by worked_example_test.

#include "core/statistics/model/language_model.h"
#include "core/statistics/model/model_symbol.h"
#include "core/statistics/score/row_sums.h"
#include "core/statistics/text/ngram_counts.h"

#include <array>
#include <span>

namespace charsleuth {

/// The most that a bigram of two ASCII characters costs, since keys and base64 are no language. 6.5
/// nats, picked by hand: a little more than 6 bits a character.
inline constexpr std::int16_t asciiBound = 81;

/// Scores n-gram counts, whose units are symbols of one script's model.
class Scorer {
public:
    /// `symbols`: of the n-gram counts; those that occur in bigrams must be set. Model and symbols
    /// must outlive the scorer. `cases`: the costs of case outside ASCII. `ebcdic`: the code page
    /// is EBCDIC, where the signs that follow letters differ.
    Scorer(const LanguageModel& model, ModelSymbols symbols, CaseCosts cases, bool ebcdic = false);

    const LanguageModel& model() const { return *m_model; }

    /// Adds the costs of bigrams of two ASCII characters. They are bounded, since code and keys are
    /// no language. `ebcdic`: the code page is EBCDIC.
    void addAsciiBigrams(std::span<const UnitBigram> bigrams, bool ebcdic, Costs& costs) const;
    /// Adds the costs of all other bigrams to `costs`. Returns the number of places without a
    /// character.
    std::uint32_t addOtherBigrams(std::span<const UnitBigram> bigrams, Costs& costs) const;
    /// The costs in a list of letters, steps: of a letter at most, of a drawing character, of a
    /// sign, and of any that came more often than `often` times.
    struct Listed {
        std::int16_t ofLetter, ofDrawing, ofSign, ofSurplus;
        std::uint32_t often;
    };
    /// Adds the costs of units as letters of a list, each about once. `counts`: of the units from
    /// `first` on.
    void addListed(Unit first, std::span<const std::uint32_t> counts, Listed listed,
                   Costs& costs) const;
    /// The least of the costs over the script's languages.
    std::int32_t least(const Costs& costs) const;
    /// Adds the change of the costs by trigrams instead of bigrams. ASCII trigrams are left alone,
    /// and in EBCDIC code pages those after a sign too: there it may be in place of an ASCII
    /// character.
    void refine(std::span<const UnitTrigram> trigrams, bool ebcdic, Costs& costs) const;

    /// The excess of the worst character over the cost of damage, among those outside ASCII that
    /// occur once (`counts`: of the units): a bad byte must not say more than that.
    CostSums beyondDamage(std::span<const UnitTrigram> trigrams,
                          std::span<const std::uint32_t> counts) const;

private:
    /// Calls work.operator()<fours>() for the model whose rows have 4 * fours costs.
    template <class Work>
    auto forRows(const Work& work) const;
    /// Whether the cost of `now` is bounded: that of a sign after a letter outside ASCII.
    bool isBounded(ModelSymbol before, ModelSymbol now) const;
    /// What a symbol beside a drawing is.
    Beside besideOf(ModelSymbol symbol) const;
    /// The cost of a drawing character, in any language.
    std::int32_t costOfDrawn(ModelSymbol before, ModelSymbol now) const;
    /// The cost of an ASCII character after a drawing one, in any language.
    std::int32_t costAfterDrawn(ModelSymbol now) const;
    /// The costs of the last unit after the other two.
    template <std::size_t fours>
    Lanes<fours> costsAfterTwo(const UnitTrigram& trigram) const;
    template <std::int16_t bound>
    void addAsciiBigramsUpTo(std::span<const UnitBigram> bigrams, CostSums& costs) const;

    const LanguageModel* m_model;
    ModelSymbols m_symbols;
    CaseCosts m_cases;
    std::int16_t m_afterLetter; ///< the most that a sign costs after a letter outside ASCII, steps
};

} // namespace charsleuth
