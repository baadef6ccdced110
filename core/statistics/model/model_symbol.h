#pragma once

/// The units of a text as symbols of one script's model.
/// Tested by code_page_symbols_test.

#include "core/statistics/model/alphabet.h"
#include "core/statistics/model/drawing.h"
#include "core/statistics/model/unit.h"

#include <cstdint>
#include <span>

namespace charsleuth {

/// The value of a unit without a character: a byte that a code page does not define. No code point
/// is as large.
inline constexpr char32_t noCharacter = 0xFFFFFFFF;

/// A character in a model: symbol, case, and cost within its class.
class ModelSymbol {
public:
    constexpr ModelSymbol() = default;
    constexpr ModelSymbol(std::uint16_t number, std::uint8_t cost, LetterCase letterCase,
                          bool ascii)
        : m_packed(number | std::uint32_t{cost} << 16 |
                   static_cast<std::uint32_t>(letterCase) << 24 | (ascii ? asciiTrait : 0)) {}
    /// Unpacks an entry of the generated tables: number, cost << 16, traits << 24.
    static constexpr ModelSymbol unpacked(std::uint32_t packed) {
        ModelSymbol symbol;
        symbol.m_packed = packed;
        return symbol;
    }
    /// The symbol as a second, rarer way to write its character; it counts as if outside ASCII. Mac
    /// code pages for right-to-left scripts repeat ASCII, x-mac-thai repeats its vowels. The cost
    /// is picked by hand: one in twenty; more if the text has no letters of the byte's script.
    constexpr ModelSymbol secondWay(Script ofText) const {
        const std::uint32_t more = ofText == Script::Latin ? 200 : 37;
        const std::uint32_t cost = (m_packed + (more << 16)) & costBits;
        return unpacked((m_packed & ~(costBits | asciiTrait)) | cost);
    }
    /// The symbol for a place without a character: the next character follows this symbol.
    constexpr ModelSymbol missing() const { return unpacked(m_packed | missingTrait); }

    /// The symbol as that of a drawing character, which costs the same in every language: its shape
    /// is in the place of the cost.
    constexpr ModelSymbol drawing(Shape shape) const {
        return unpacked((m_packed & ~costBits) | std::uint32_t{shape} << 16 | drawingTrait);
    }

    /// The symbol's number in the script's model.
    std::uint16_t number() const { return static_cast<std::uint16_t>(m_packed); }
    /// The cost on top of the symbol's, whatever comes before.
    std::uint8_t cost() const { return static_cast<std::uint8_t>(m_packed >> 16); }
    LetterCase letterCase() const { return static_cast<LetterCase>(m_packed >> 24 & 3); }
    bool isAscii() const { return (m_packed & asciiTrait) != 0; }
    bool isDrawing() const { return (m_packed & drawingTrait) != 0; }
    Shape shape() const { return cost(); } ///< requires isDrawing()
    bool isMissing() const { return (m_packed & missingTrait) != 0; }

private:
    static constexpr std::uint32_t costBits = 0xFF << 16, asciiTrait = 1 << 26,
                                   missingTrait = 1 << 27, drawingTrait = 1 << 28;

    std::uint32_t m_packed = 0;
};

/// The symbols of a text's units, and those for the start and for gaps. A view.
class ModelSymbols {
public:
    static constexpr std::size_t beside = 2; ///< symbols for gaps and for the start

    /// `all`: first the symbols for gaps and start, then those of the units.
    explicit ModelSymbols(std::span<ModelSymbol> all) : m_first(all.data() + beside) {}

    ModelSymbol& operator[](Unit unit) const {
        static_assert(startUnit == 0xFFFF && gapUnit == 0xFFFE); // -1 and -2
        return m_first[static_cast<std::int16_t>(unit)];
    }

private:
    ModelSymbol* m_first;
};

} // namespace charsleuth
