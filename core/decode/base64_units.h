#pragma once

/// UTF-16 units in base64, as in UTF-7 (RFC 2152, rule 2).

#include "core/bytes/bytes.h"

#include <array>
#include <cstdint>

namespace charsleuth {

/// The value of a byte as a base64 digit; -1 for none.
inline constexpr std::array<std::int8_t, 256> base64Digits = [] {
    constexpr char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::array<std::int8_t, 256> values{};
    values.fill(-1);
    for (std::int8_t value = 0; value < 64; ++value)
        values[static_cast<Byte>(digits[value])] = value;
    return values;
}();

class Base64Units {
public:
    /// Adds a digit. Returns whether a unit is full now.
    bool add(std::int8_t digit) {
        m_bits = m_bits << 6 | static_cast<std::uint32_t>(digit);
        m_count += 6;
        return m_count >= 16;
    }
    /// Requires: a unit is full.
    char16_t take() {
        m_count -= 16;
        const auto unit = static_cast<char16_t>(m_bits >> m_count);
        m_bits &= (1U << m_count) - 1;
        return unit;
    }
    /// Three units that eight digits complete. `endsBehind`: after how many of these digits each
    /// unit ends, without a digit that it shares with its successor.
    struct Three {
        std::array<char16_t, 3> units;
        std::array<std::uint8_t, 3> endsBehind;
    };
    /// Adds eight digits. Returns false, and adds nothing, if the bytes are not all digits, or give
    /// surrogates.
    [[gnu::always_inline]] bool addEight(const Byte* at, Three& three) {
        const auto digit = [at](std::size_t i) { return std::int64_t{base64Digits[at[i]]}; };
        // Joined as a tree, so that no step waits for the one before. Negative if a byte is no
        // digit.
        const std::int64_t first = (digit(0) << 18 | digit(1) << 12) | (digit(2) << 6 | digit(3));
        const std::int64_t then = (digit(4) << 18 | digit(5) << 12) | (digit(6) << 6 | digit(7));
        if ((first | then) < 0)
            return false;
        const std::uint64_t bits = std::uint64_t{m_bits} << 48 |
                                   static_cast<std::uint64_t>(first) << 24 |
                                   static_cast<std::uint64_t>(then);
        const std::uint64_t units = bits >> m_count;
        three.units = {static_cast<char16_t>(units >> 32), static_cast<char16_t>(units >> 16),
                       static_cast<char16_t>(units)};
        const auto isSurrogate = [](char16_t c) { return (c & 0xF800) == 0xD800; };
        if (isSurrogate(three.units[0]) || isSurrogate(three.units[1]) ||
            isSurrogate(three.units[2]))
            return false;
        three.endsBehind = ends[m_count / 2];
        m_bits = static_cast<std::uint32_t>(bits & ((std::uint64_t{1} << m_count) - 1));
        return true;
    }
    /// Whether the last unit and its successor share a digit.
    bool shareADigit() const { return m_count != 0; }
    /// Whether the bits left over at the end of a run are padding: fewer than six, all zero.
    bool isPadding() const { return m_count < 6 && m_bits == 0; }

private:
    /// By the number of bits left over before, an even number below 16.
    static constexpr std::array<std::array<std::uint8_t, 3>, 8> ends = [] {
        std::array<std::array<std::uint8_t, 3>, 8> ends{};
        for (std::size_t half = 0; half < 8; ++half)
            for (std::size_t unit = 0; unit < 3; ++unit)
                ends[half][unit] = static_cast<std::uint8_t>((16 * (unit + 1) - 2 * half) / 6);
        return ends;
    }();

    std::uint32_t m_bits = 0; ///< the lowest m_count are not yet part of a unit
    unsigned m_count = 0;
};

} // namespace charsleuth
