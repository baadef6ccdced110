#pragma once

/// What there is in units of UTF-16 or UTF-32, as far as it tells whether they are text.

#include "core/bytes/byte_mask.h"
#include "core/structure/wide/unit_scripts.h"

#include <unicode/uscript.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>

namespace charsleuth {

/// What is to be said of a unit, or of a surrogate pair, by itself.
struct UnitClass {
    bool isText = false;           ///< text holds it
    bool isDiscriminating = false; ///< and 8-bit text has not both of its bytes, or it is a pair
    bool isAsciiPair = false;      ///< its bytes are two of printable ASCII, and it is no kana
    bool isTabPair = false; ///< its bytes are a tab and one of printable ASCII: it is Devanagari
    bool isSpace = false;   ///< U+0020 or U+000A
    Byte script = 0;        ///< UScriptCode, those from 254 on as one
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

/// Whether the unit's bytes and its script say all of it: no surrogate that another one may follow,
/// not a space, not kana, not from the rows whose numbers are control codes. Without a jump: in
/// 8-bit text read as UTF-16 either may come next.
constexpr bool isSimple(char16_t unit, Byte script) {
    return !(int{unit <= 0x2000} | int{(unit & 0xFC00) == 0xD800} |
             int{script == USCRIPT_HIRAGANA} | int{script == USCRIPT_KATAKANA});
}

/// Simple units, and how many of them are no text.
class SimpleTally {
public:
    /// `end`: the offset behind it. Its script is counted elsewhere.
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
    ByteTraits m_traits = 0; ///< of those of text
};

/// `unit`: the last one of the character.
UnitClass classOfUtf16(char32_t character, char16_t unit);
/// The validity of UTF-32 says all by itself.
UnitClass classOfUtf32(char32_t unit);

/// How often each of 256 values was met. To go through them costs as much as there are.
class Histogram {
public:
    void add(std::size_t value, std::uint64_t times) {
        m_met.insert(static_cast<Byte>(value));
        m_counts[value] += times;
    }
    std::uint64_t operator[](std::size_t value) const { return m_counts[value]; }
    /// Does `each` with every value met, ascending, and its count, which may be 0.
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
    std::uint64_t discriminating = 0;
    std::optional<Utf16Counts> utf16;

    /// Of a unit of UTF-16.
    void addBytes(char16_t unit, std::uint64_t times = 1) {
        utf16->high.add(unit >> 8, times);
        utf16->low.add(unit & 0xFF, times);
    }
    /// The same as addCharacter() of what classOfUtf16() says of each of the units, but for
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
