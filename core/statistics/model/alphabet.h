#pragma once

/// The symbols of the language models: one for every code point.
///
/// A character is a common symbol (ASCII punctuation, frequent typographic signs), a letter of one
/// script (lower-cased), or a member of a class (digits, other letters, symbols, private use, ...).
/// The table is grown by resources/models/alphabet_table.py and used in place. All functions are
/// total, allocate nothing, and may be called from any thread.

#include "core/statistics/model/built_data.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace charsleuth {

/// In the order of SCRIPTS in resources/models/alphabet.py.
enum class Script : std::uint8_t {
    Latin,
    Cyrillic,
    Greek,
    Hebrew,
    Arabic,
    Thai,
    Georgian,
    Armenian,
    Devanagari,
    Tamil,
    Khmer,
    Han, ///< with kana, Hangul and full-width forms
    None,
};
inline constexpr std::size_t scriptCount = 12;

enum class LetterCase : std::uint8_t {
    Neither,
    Lower, ///< also the usual letters of Hebrew and Arabic
    Upper, ///< also their presentation forms
};

/// A symbol of the alphabet of all scripts together.
struct Symbol {
    std::uint16_t id = 0;
    LetterCase letterCase{};
};

/// The table of symbols. Cheap to make and to copy.
class Alphabet {
public:
    Alphabet();

    /// The symbol of a character. A number that is no code point counts as unassigned.
    Symbol symbolOf(char32_t character) const {
        character = std::min<char32_t>(character, 0x10FFFF);
        if (character > 0xFFFF)
            return {static_cast<std::uint16_t>(m_common + m_planes[(character >> 8) - 0x100])};
        return symbolOfEntry(
            load16(m_blocks, m_blockOf[character >> 8] * 256u + (character & 0xFF)));
    }
    /// The script in whose model the symbol is a letter of its own; None for common symbols and
    /// classes.
    Script scriptOf(Symbol symbol) const {
        if (symbol.id < m_first[0])
            return Script::None;
        std::size_t script = 0;
        for (std::size_t next = 1; next < scriptCount; ++next) // without a break, which is faster
            script += symbol.id >= m_first[next] ? 1 : 0;
        return static_cast<Script>(script);
    }

    /// The symbol's number in the model of `script`; letters of another script become their class.
    std::uint16_t numberIn(Script script, Symbol symbol) const {
        const auto own = static_cast<std::size_t>(script);
        if (symbol.id < m_first[0])
            return symbol.id;
        if (symbol.id >= m_first[own] && symbol.id < m_first[own + 1])
            return static_cast<std::uint16_t>(symbol.id - m_first[own] + m_first[0]);
        const bool asciiLetter = symbol.id < m_first[0] + 26; // a to z are Latin's first
        return static_cast<std::uint16_t>(m_common +
                                          (asciiLetter ? asciiLetterClass : m_classOf[symbol.id]));
    }

    /// Whether a number of numberIn() is a space, a line end or a tab, the first of COMMON in
    /// alphabet.py.
    static bool isBlank(std::uint16_t number) { return number < 4; }
    /// Whether a number of numberIn() is a space or a line end.
    static bool endsWord(std::uint16_t number) { return number < 3; }
    /// Whether a number of numberIn() is a quote of ASCII.
    static bool isQuote(std::uint16_t number) { return number == 5 || number == 10; }
    /// Whether a number of numberIn() is an acute accent or a curly apostrophe, both of which
    /// people type inside words.
    static bool isApostrophe(std::uint16_t number) { return number == 56 || number == 74; }
    /// Whether a number of numberIn() is one of COMMON: no digit, no letter, no class.
    bool isCommon(std::uint16_t number) const { return number < m_common; }
    /// Whether a number of numberIn() is one of COMMON or a digit, the first of CLASSES.
    bool isCommonOrDigit(std::uint16_t number) const { return number <= m_common; }
    /// Whether a number of numberIn() is no letter: one of COMMON, or a class from NUMBER to
    /// FORMAT.
    bool isSign(std::uint16_t number) const {
        return number < m_common || (number >= m_common + 10 && number <= m_common + 15);
    }
    /// Whether a number of numberIn() is a letter of the model's own script.
    bool isOwnLetter(std::uint16_t number) const { return number >= m_first[0]; }

private:
    /// Unpacks an entry of the table: 14 bits of the symbol, two of the case.
    static Symbol symbolOfEntry(std::uint16_t entry) {
        return {static_cast<std::uint16_t>(entry & 0x3FFF), static_cast<LetterCase>(entry >> 14)};
    }
    static constexpr std::uint16_t asciiLetterClass = 1; ///< second of CLASSES in alphabet.py

    std::uint16_t m_common; ///< number of common symbols; classes follow, then letters
    std::uint16_t m_first[scriptCount + 1];
    const std::uint8_t *m_blockOf, *m_planes, *m_classOf, *m_blocks;
};

} // namespace charsleuth
