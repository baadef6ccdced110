#pragma once

/// Counts of UTF-16 or UTF-32 units, as far as they show whether the units are text.
/// Tested by wide_units_test.

#include "core/bytes/byte_mask.h"
#include "core/structure/wide/unit_scripts.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>

namespace charsleuth {

/// The properties of a unit, or of a surrogate pair.
struct UnitClass {
    bool isText = false; ///< text may contain it
    /// Text may contain it, and 8-bit text lacks one of its bytes, or it is a surrogate pair.
    bool isDiscriminating = false;
    bool isAsciiPair = false; ///< both bytes are printable ASCII, and it is no kana
    bool isTabPair = false;   ///< its bytes are a tab and printable ASCII: a letter of Devanagari
    bool isSpace = false;     ///< U+0020 or U+000A
    Byte script = 0;          ///< UScriptCode; all from 254 on are one
};

/// Properties of a byte, each in a part of one number, so that the sum of many bytes has the sums
/// of all properties. Controls are those that 8-bit text hardly has; it may have the shifts and
/// escapes of ISO 2022.
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
/// The properties that both bytes have.
constexpr ByteTraits traitsOf(char16_t unit) {
    return byteTraits[unit >> 8] & byteTraits[unit & 0xFF];
}

/// Whether the unit's bytes and its script say everything: it is no surrogate, no space, no kana,
/// and not from rows whose numbers are control codes. Without branches: in 8-bit text decoded as
/// UTF-16 they would not be predictable.
constexpr bool isSimple(char16_t unit, Byte script) {
    return !(int{unit <= 0x2000} | int{(unit & 0xFC00) == 0xD800} | int{script == scriptHiragana} |
             int{script == scriptKatakana});
}

/// Counts simple units, and those that are no text.
class SimpleTally {
public:
    /// `end`: the offset after the unit. Its script is counted elsewhere.
    void add(char16_t unit, bool isText, std::uint64_t end) {
        m_texts += isText;
        m_odd += !isText;
        m_traits += isText ? traitsOf(unit) : 0;
        m_firstOddEnd = std::min(m_firstOddEnd, isText ? none : end);
    }
    std::uint64_t odd() const { return m_odd; }
    std::uint64_t firstOddEnd() const { return m_firstOddEnd; } ///< if there is one
    std::uint64_t asciiPairs() const { return m_traits % noControl; }
    std::uint64_t discriminating() const { return m_texts - m_traits / noControl; }

private:
    static constexpr std::uint64_t none = std::numeric_limits<std::uint64_t>::max();

    std::uint64_t m_texts = 0, m_odd = 0, m_firstOddEnd = none;
    ByteTraits m_traits = 0; ///< sums over the units of text
};

/// The properties of a character. `unit`: its last unit.
UnitClass classOfUtf16(char32_t character, char16_t unit);
/// For UTF-32 its validity is enough.
UnitClass classOfUtf32(char32_t unit);

/// A histogram of 256 values. The time to go through it depends on the number of different values.
class Histogram {
public:
    void add(std::size_t value, std::uint64_t times) {
        m_met.insert(static_cast<Byte>(value));
        m_counts[value] += times;
    }
    std::uint64_t operator[](std::size_t value) const { return m_counts[value]; }
    /// Calls `each` with every value met, in ascending order, and its count, which may be 0.
    template <class Each>
    void forEach(const Each& each) const {
        m_met.forEach([&](Byte value) { each(value, m_counts[value]); });
    }

private:
    std::array<std::uint64_t, 256> m_counts{};
    ByteMask m_met;
};

/// Counts of UTF-16 only; for UTF-32 its validity is enough.
struct Utf16Counts {
    std::uint64_t asciiPairs = 0, tabPairs = 0, spaces = 0;
    Histogram high, low; ///< the two bytes of the units
    Histogram scripts;
};

struct WideCounts {
    explicit WideCounts(unsigned width) {
        if (width == 2)
            utf16.emplace();
    }

    std::uint64_t units = 0; ///< without a BOM at the start
    std::uint64_t odd = 0;   ///< units that text does not contain
    std::uint64_t discriminating = 0;
    std::optional<Utf16Counts> utf16;

    /// Adds the bytes of a UTF-16 unit.
    void addBytes(char16_t unit, std::uint64_t times = 1) {
        utf16->high.add(unit >> 8, times);
        utf16->low.add(unit & 0xFF, times);
    }
    /// Adds simple units, as addCharacter(classOfUtf16()) of each of them would, without their
    /// scripts.
    void add(const SimpleTally& tally) {
        odd += tally.odd();
        discriminating += tally.discriminating();
        utf16->asciiPairs += tally.asciiPairs();
    }
    void addCharacter(const UnitClass& character, std::uint64_t times = 1) {
        if (!character.isText) {
            odd += times;
            return;
        }
        discriminating += character.isDiscriminating ? times : 0;
        if (!utf16)
            return;
        utf16->asciiPairs += character.isAsciiPair ? times : 0;
        utf16->tabPairs += character.isTabPair ? times : 0;
        utf16->spaces += character.isSpace ? times : 0;
        utf16->scripts.add(character.script, times);
    }
};

} // namespace charsleuth
