#pragma once

/// What there is in units of UTF-16 or UTF-32, as far as it tells whether they are text.

#include "core/bytes/byte_mask.h"

#include <unicode/uscript.h>

#include <array>
#include <cstdint>
#include <optional>

namespace charsleuth {

/// What is to be said of a unit, or of a surrogate pair, by itself.
struct UnitClass {
    bool isText = false;      ///< text holds it
    bool isTelling = false;   ///< and 8-bit text has not both of its bytes
    bool isAsciiPair = false; ///< its bytes are two of printable ASCII, and it is no kana
    bool isSpace = false;     ///< U+0020 or U+000A
    Byte script = 0;          ///< UScriptCode, those from 255 on as one
};

/// What the bytes of a unit are by themselves, as bits.
enum ByteTrait : Byte { PrintableAscii = 1, Control = 2 };
inline constexpr std::array<Byte, 256> byteTraits = [] {
    std::array<Byte, 256> all{};
    for (std::size_t byte = 0; byte < all.size(); ++byte) {
        const bool space = byte == '\t' || byte == '\n' || byte == '\f' || byte == '\r';
        // Controls that 8-bit text hardly has; shifts and escapes of ISO 2022 it has.
        const bool control = byte < 0x20 && !space && byte != 0x0E && byte != 0x0F && byte != 0x1B;
        if (space || (byte >= 0x20 && byte < 0x7F))
            all[byte] = PrintableAscii;
        else if (control)
            all[byte] = Control;
    }
    return all;
}();
constexpr bool isAsciiPair(char16_t unit) {
    return (byteTraits[unit >> 8] & byteTraits[unit & 0xFF] & PrintableAscii) != 0;
}
constexpr bool hasControlByte(char16_t unit) {
    return ((byteTraits[unit >> 8] | byteTraits[unit & 0xFF]) & Control) != 0;
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
/// Of U+2001..207E, what 8-bit text with spaces has most when it is read as UTF-16: assigned and of
/// no script.
constexpr bool isPunctuation(char16_t unit) {
    const bool joiner = unit == 0x200C || unit == 0x200D;
    return (unit >= 0x2001 && unit <= 0x2070 && unit != 0x2065 && !joiner) ||
           (unit >= 0x2074 && unit <= 0x207E);
}

/// Of a row that has one: UScriptCode.
constexpr Byte scriptOf(Row row) {
    return row == Row::Han ? USCRIPT_HAN : row == Row::Yi ? USCRIPT_YI : USCRIPT_HANGUL;
}

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
    std::uint64_t asciiPairs = 0, spaces = 0;
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
    /// The same as addCharacter() of what classOfUtf16() says of a unit that isPunctuation(), or of
    /// a row of that script.
    void addOfScript(char16_t unit, Byte script) {
        telling += hasControlByte(unit);
        utf16->asciiPairs += isAsciiPair(unit);
        utf16->scripts.add(script, 1);
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
        utf16->spaces += character.isSpace ? times : 0;
        utf16->scripts.add(character.script, times);
    }
};

} // namespace charsleuth
