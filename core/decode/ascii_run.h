#pragma once

/// Finds and widens runs of bytes below 0x80, eight at a time.

#include "core/bytes/bytes.h"

#include <bit>
#include <cstring>

namespace charsleuth {

/// Number of bytes below 0x80 at the front of [begin, end).
inline std::size_t asciiRun(const Byte* begin, const Byte* end) {
    constexpr std::uint64_t highBits = 0x8080808080808080U;
    const Byte* at = begin;
    for (; end - at >= 8; at += 8) {
        std::uint64_t word;
        std::memcpy(&word, at, 8);
        word &= highBits;
        if (word == 0)
            continue;
        const int bit = std::endian::native == std::endian::little ? std::countr_zero(word)
                                                                   : std::countl_zero(word);
        return static_cast<std::size_t>(at - begin + bit / 8);
    }
    while (at != end && *at < 0x80)
        ++at;
    return static_cast<std::size_t>(at - begin);
}

} // namespace charsleuth
