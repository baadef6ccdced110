#pragma once

/// A set of byte values with fast intersection.

#include "core/bytes/bytes.h"

#include <array>
#include <bit>
#include <cstdint>

namespace charsleuth {

class ByteMask {
public:
    constexpr ByteMask() = default;
    /// One bit for each value: 0x00..0x3F, 0x40..0x7F, 0x80..0xBF, 0xC0..0xFF.
    consteval ByteMask(std::uint64_t to3F, std::uint64_t to7F, std::uint64_t toBF,
                       std::uint64_t toFF)
        : m_words{to3F, to7F, toBF, toFF} {}

    constexpr void insert(Byte byte) { m_words[byte / 64] |= std::uint64_t{1} << byte % 64; }
    constexpr void erase(Byte byte) { m_words[byte / 64] &= ~(std::uint64_t{1} << byte % 64); }

    constexpr bool contains(Byte byte) const { return (m_words[byte / 64] >> byte % 64 & 1) != 0; }

    /// Calls `each` with every value of the set, in ascending order.
    template <class Each>
    constexpr void forEach(const Each& each) const {
        for (std::size_t word = 0; word < m_words.size(); ++word)
            for (std::uint64_t bits = m_words[word]; bits != 0; bits &= bits - 1)
                each(static_cast<Byte>(64 * word + static_cast<unsigned>(std::countr_zero(bits))));
    }

    constexpr std::size_t size() const {
        std::size_t values = 0;
        for (const std::uint64_t word : m_words)
            values += static_cast<std::size_t>(std::popcount(word));
        return values;
    }
    constexpr bool empty() const {
        return (m_words[0] | m_words[1] | m_words[2] | m_words[3]) == 0;
    }

    /// The values of 0x80 or more.
    constexpr ByteMask high() const {
        ByteMask upper = *this;
        upper.m_words[0] = upper.m_words[1] = 0;
        return upper;
    }
    friend constexpr bool operator==(const ByteMask& a, const ByteMask& b) {
        std::uint64_t different = 0; // a loop over four words is faster than a call of memcmp
        for (std::size_t word = 0; word < a.m_words.size(); ++word)
            different |= a.m_words[word] ^ b.m_words[word];
        return different == 0;
    }
    friend constexpr ByteMask operator&(ByteMask a, const ByteMask& b) {
        for (std::size_t word = 0; word < a.m_words.size(); ++word)
            a.m_words[word] &= b.m_words[word];
        return a;
    }

private:
    std::array<std::uint64_t, 4> m_words{};
};

} // namespace charsleuth
