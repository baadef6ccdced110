#pragma once

/// What there is in units of UTF-16 or UTF-32, as far as it tells whether they are text.

#include "core/bytes/byte_mask.h"
#include "core/structure/unit_scripts.h"

#include <unicode/uscript.h>

#include <array>
#include <cstdint>
#include <optional>

namespace charsleuth {

/// What is to be said of a unit, or of a surrogate pair, by itself.
struct UnitClass {
    bool isText = false;      ///< text holds it
    bool isTelling = false;   ///< and 8-bit text has not both of its bytes, or it is a pair
    bool isAsciiPair = false; ///< its bytes are two of printable ASCII, and it is no kana
    bool isTabPair = false;   ///< its bytes are a tab and one of printable ASCII: it is Devanagari
    bool isSpace = false;     ///< U+0020 or U+000A
    Byte script = 0;          ///< UScriptCode, those from 254 on as one
};

/// What a byte of a unit may be by itself, a number each: their sums are those of many bytes.
/// Controls are those that 8-bit text hardly has; shifts and escapes of ISO 2022 it has.
using ByteTraits = std::uint64_t;
inline constexpr ByteTraits printableAscii = 1, noControl = std::uint64_t{1} << 32;
inline constexpr std::array<ByteTraits, 256> byteTraits = [] {
    std::array<ByteTraits, 256> all{};
    for (std::size_t byte = 0; byte < all.size(); ++byte) {
        const bool space = byte == '\t' || byte == '\n' || byte == '\f' || byte == '\r';
        const bool shift = byte == 0x0E || byte == 0x0F || byte == 0x1B;
        all[byte] |= space || (byte >= 0x20 && byte < 0x7F) ? printableAscii : 0;
        all[byte] |= space || shift || byte >= 0x20 ? noControl : 0;
    }
    return all;
}();
/// What both bytes are.
constexpr ByteTraits traitsOf(char16_t unit) {
    return byteTraits[unit >> 8] & byteTraits[unit & 0xFF];
}

/// What all units with a high byte are: most of UTF-16, and of 8-bit text read as that, is told by
/// it. All are assigned since Unicode 3.0.
enum class Row : Byte {
    Mixed,  ///< this and that
    Han,    ///< U+3400..4CFF, U+4E00..9EFF
    Yi,     ///< U+A000..A3FF
    Hangul, ///< U+AC00..D6FF
    NoText, ///< private use, U+E000..F8FF
};
inline constexpr std::array<Row, 256> rows = [] {
    std::array<Row, 256> all{};
    const auto set = [&](std::size_t first, std::size_t last, Row row) {
        for (std::size_t high = first; high <= last; ++high)
            all[high] = row;
    };
    set(0x34, 0x4C, Row::Han);
    set(0x4E, 0x9E, Row::Han);
    set(0xA0, 0xA3, Row::Yi);
    set(0xAC, 0xD6, Row::Hangul);
    set(0xE0, 0xF8, Row::NoText);
    return all;
}();
/// UScriptCode, of a row that has one.
constexpr Byte scriptOf(Row row) {
    switch (row) {
    case Row::Han:
        return USCRIPT_HAN;
    case Row::Yi:
        return USCRIPT_YI;
    case Row::Hangul:
        return USCRIPT_HANGUL;
    default:
        return noScript;
    }
}

/// A character of which its bytes and its script say all: not a space, not kana, not from the rows
/// whose numbers are control codes.
constexpr bool isPlain(char16_t unit, Byte script) {
    return unit > 0x2000 && script != noScript && script != USCRIPT_HIRAGANA &&
           script != USCRIPT_KATAKANA;
}

/// Plain units.
class RowTally {
public:
    /// Those of the mixed row are counted by script elsewhere.
    void add(char16_t unit, Row row) {
        ++m_units[static_cast<std::size_t>(row)];
        m_traits += traitsOf(unit);
    }
    std::uint64_t of(Row row) const { return m_units[static_cast<std::size_t>(row)]; }
    std::uint64_t asciiPairs() const { return m_traits % noControl; }
    std::uint64_t telling() const {
        return of(Row::Mixed) + of(Row::Han) + of(Row::Yi) + of(Row::Hangul) - m_traits / noControl;
    }

private:
    std::array<std::uint64_t, 5> m_units{}; ///< by Row
    ByteTraits m_traits = 0;
};

/// `unit`: the last one of the character.
UnitClass classOfUtf16(char32_t character, char16_t unit);
/// The validity of UTF-32 says all by itself.
UnitClass classOfUtf32(char32_t unit);

/// How often each of 256 values was met. To go through them costs as much as there are.
class Histogram {
public:
    void add(std::size_t value, std::uint64_t times) {
        if (m_counts[value] == 0)
            m_met.insert(static_cast<Byte>(value));
        m_counts[value] += times;
    }
    std::uint64_t operator[](std::size_t value) const { return m_counts[value]; }
    /// Does `each` with every value met, ascending, and its count.
    template <class Each>
    void forEach(const Each& each) const {
        m_met.forEach([&](Byte value) { each(value, m_counts[value]); });
    }

private:
    std::array<std::uint64_t, 256> m_counts{};
    ByteMask m_met;
};

/// What is counted of UTF-16 only: the validity of UTF-32 says all by itself.
struct Utf16Counts {
    std::uint64_t asciiPairs = 0, tabPairs = 0, spaces = 0;
    Histogram high, low; ///< of the unit's bytes
    Histogram scripts;
};

struct WideCounts {
    explicit WideCounts(unsigned width) {
        if (width == 2)
            utf16.emplace();
    }

    std::uint64_t units = 0; ///< without a BOM at the start
    std::uint64_t odd = 0;   ///< units that text does not hold
    std::uint64_t telling = 0;
    std::optional<Utf16Counts> utf16;

    /// Of a unit of UTF-16.
    void addBytes(char16_t unit, std::uint64_t times = 1) {
        utf16->high.add(unit >> 8, times);
        utf16->low.add(unit & 0xFF, times);
    }
    /// The same as addCharacter() of what classOfUtf16() says of each of the units.
    void add(const RowTally& tally) {
        telling += tally.telling();
        utf16->asciiPairs += tally.asciiPairs();
        for (const Row row : {Row::Han, Row::Yi, Row::Hangul})
            if (tally.of(row) > 0)
                utf16->scripts.add(scriptOf(row), tally.of(row));
    }
    void addCharacter(const UnitClass& character, std::uint64_t times = 1) {
        if (!character.isText) {
            odd += times;
            return;
        }
        telling += character.isTelling ? times : 0;
        if (!utf16)
            return;
        utf16->asciiPairs += character.isAsciiPair ? times : 0;
        utf16->tabPairs += character.isTabPair ? times : 0;
        utf16->spaces += character.isSpace ? times : 0;
        utf16->scripts.add(character.script, times);
    }
};

} // namespace charsleuth
