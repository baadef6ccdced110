#pragma once

/// How well a reading of the sample (each unit has a character) fits the languages of one script.

#include "core/statistics/language_model.h"
#include "core/statistics/passage.h"

#include <span>
#include <vector>

namespace charsleuth {

/// Marks a unit without a character: a byte that a page does not define. As large as no code point.
inline constexpr char32_t noCharacter = 0xFFFFFFFF;

/// -ln P(sample | language), natural units, one for each language of the script.
struct LanguageCosts {
    std::vector<double> ascii; ///< of ASCII characters after ASCII characters
    std::vector<double> rest;  ///< of all others
};

/// Reads units as characters in the alphabet of one script. Refers to `characters`, one for each
/// unit below gapUnit that the passage has.
class Scorer {
public:
    /// `asciiBytes`: the units are bytes, those below 0x80 are ASCII characters. A byte above that
    /// is one too (Mac pages for right-to-left writing have such) is a second, rarer way to write
    /// it.
    Scorer(Script script, std::span<const char32_t> characters, bool asciiBytes);

    const LanguageModel& model() const { return m_model; }
    Script script() const { return m_script; }

    /// By pairs.
    void addAsciiPairs(const Passage& passage, LanguageCosts& costs) const;
    void addOtherPairs(const Passage& passage, LanguageCosts& costs) const;
    /// What knowing two characters before instead of one changes. ASCII triples are left alone.
    void refineByTriples(const Passage& passage, LanguageCosts& costs) const;

    LanguageCosts zero() const;

private:
    struct Letter {
        std::uint16_t number;
        LetterCase letterCase;
        bool ascii;
        bool missing;
        std::uint8_t extra = 0; ///< steps of cost on top
    };
    Letter letterOf(Unit unit) const;
    Letter made(char32_t character) const;
    bool isAscii(const UnitPair& pair) const;
    void addPair(Letter before, Letter now, double count, std::vector<double>& costs) const;

    LanguageModel m_model;
    Script m_script;
    std::vector<Letter> m_letters;
    Letter m_start, m_gap;
};

} // namespace charsleuth
