#pragma once

/// How well a reading of the sample (each unit has a character) fits the languages of one script.

#include "core/statistics/language_model.h"
#include "core/statistics/passage.h"
#include "core/statistics/row_sums.h"

#include <memory_resource>
#include <span>
#include <vector>

namespace charsleuth {

/// Marks a unit without a character: a byte that a page does not define. As large as no code point.
inline constexpr char32_t noCharacter = 0xFFFFFFFF;

/// Reads units as characters in the alphabet of one script.
class Scorer {
public:
    /// `characters` are what the units of `passage` stand for.
    /// `secondWay`: units that are
    /// a second, rarer way to write their character (core/statistics/second_bytes.h); they count
    /// as if outside ASCII. `like`: a scorer of the same passage and model, from which is taken
    /// what both have in common, or null. Model and characters must outlive the scorer, `memory`
    /// too.
    Scorer(const LanguageModel& model, std::span<const char32_t> characters, const Passage& passage,
           std::span<const Unit> secondWay, const Scorer* like, std::pmr::memory_resource* memory);

    /// Costs of ASCII characters after ASCII characters, by pairs. Bounded: code and keys are no
    /// language. `mainframes`: of a page on which ASCII is not itself.
    CostSums asciiPairs(std::span<const UnitPair> pairs, bool mainframes) const;
    /// Adds the costs of all other pairs to `costs`. Returns how often no character stands there.
    std::uint32_t addOtherPairs(std::span<const UnitPair> pairs, CostSums& costs) const;
    /// What is to be added to the costs besides, once: that a text is in capitals.
    std::int32_t once() const;
    /// The least of the costs of the script's languages.
    std::int32_t least(const CostSums& costs) const;
    /// What knowing two characters before instead of one changes. ASCII triples are left alone, and
    /// on mainframes' pages those after a sign too: there it may stand in place of one of ASCII.
    void refine(std::span<const UnitTriple> triples, bool mainframes, CostSums& costs) const;

private:
    struct Letter {
        std::uint16_t number = 0;
        LetterCase letterCase{};
        std::uint8_t cost = 0; ///< on top of the symbol's, whatever stands before it
        bool ascii = false;
        bool missing = false;
    };
    const Letter& letterOf(Unit unit) const;
    Letter made(char32_t character) const;
    template <std::int16_t bound>
    CostSums asciiPairsUpTo(std::span<const UnitPair> pairs) const;
    bool isInCapitals(const Passage& passage) const;
    /// Calls work.operator()<fours>(), where a row of the model has 4 * fours costs.
    template <class Work>
    auto forRows(const Work& work) const;
    /// What it costs besides, the same in all languages.
    static std::int32_t sameForAll(CaseCosts cases, const Letter& before, const Letter& now) {
        return now.cost + cases.after(before.letterCase, now.letterCase);
    }

    const LanguageModel* m_model;
    std::span<const char32_t> m_characters;
    std::pmr::vector<Letter> m_letters; ///< of the units; then the start's and the gap's
    bool m_hasSecondWays;
    bool m_capitals;   ///< the text is in them
    CaseCosts m_cases; ///< of such text, or of any other
};

} // namespace charsleuth
