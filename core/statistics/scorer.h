#pragma once

/// How well a reading of the sample (each unit has a character) fits the languages of one script.

#include "core/statistics/language_model.h"
#include "core/statistics/passage.h"

#include <array>
#include <limits>
#include <span>
#include <vector>

namespace charsleuth {

/// Marks a unit without a character: a byte that a page does not define. As large as no code point.
inline constexpr char32_t noCharacter = 0xFFFFFFFF;

/// -ln P in steps of costUnit, one for each language of a script.
using CostSums = std::array<std::int32_t, maxLanguages>;

/// Reads units as characters in the alphabet of one script.
class Scorer {
public:
    /// `units` are the passage's and `characters` what each stands for. `secondWay`: units that are
    /// a second, rarer way to write their character (core/statistics/second_bytes.h); they count
    /// as if outside ASCII. The model must outlive the scorer.
    Scorer(const LanguageModel& model, std::span<const char32_t> characters,
           std::span<const Unit> secondWay);

    /// Costs of ASCII characters after ASCII characters, by pairs. Bounded: code and keys are no
    /// language.
    CostSums asciiPairs(std::span<const UnitPair> pairs) const;
    /// Costs of all other pairs. Once the least of them is above `rate` a character and `slack`,
    /// the rest is not counted but taken to go on like that.
    CostSums otherPairs(std::span<const UnitPair> pairs,
                        double rate = std::numeric_limits<double>::infinity(),
                        std::int32_t slack = 0) const;
    /// The cost of a character in the language where it is least.
    double leastRate(std::span<const UnitPair> pairs) const;
    /// What knowing two characters before instead of one changes. ASCII triples are left alone.
    void refine(std::span<const UnitTriple> triples, CostSums& costs) const;

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
    /// Adds what `now` after `before` costs in each language, `count` times.
    void add(const Letter& before, const Letter& now, std::uint32_t count, CostSums& costs) const;
    /// What it costs besides, the same in all languages.
    std::int32_t sameForAll(const Letter& before, const Letter& now) const;

    /// The least of the costs of the script's languages.
    std::int32_t least(const CostSums& costs) const;

    const LanguageModel& m_model;
    std::vector<Letter> m_letters;
    Letter m_start, m_gap;
};

} // namespace charsleuth
