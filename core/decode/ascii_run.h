#pragma once

/// Passes runs of bytes below 0x80 to a sink, eight at a time.

#include "core/bytes/bytes.h"

#include <bit>
#include <cstring>

namespace charsleuth {

/// Reports the bytes below 0x80 at the front of [at, end), and returns where they end.
template <class Sink>
const Byte* passAscii(const Byte* at, const Byte* end, Sink& sink) {
    constexpr std::uint64_t highBits = 0x8080808080808080U;
    while (end - at >= 8) {
        std::uint64_t word;
        std::memcpy(&word, at, 8);
        word &= highBits;
        const int bit = std::endian::native == std::endian::little ? std::countr_zero(word)
                                                                   : std::countl_zero(word);
        const auto count = static_cast<std::size_t>(bit) / 8; // 8 if the word is zero
        sink.upToEight(at, count);
        at += count;
        if (count != 8)
            return at;
    }
    for (; at != end && *at < 0x80; ++at)
        sink.unit(*at, 1);
    return at;
}

/// The end of the run of bytes below 0x80 that begins at `from`.
inline std::size_t endOfAscii(Bytes bytes, std::size_t from) {
    struct Nowhere {
        static void upToEight(const Byte*, std::size_t) {}
        static void unit(char16_t, std::size_t) {}
    } nowhere;
    const Byte* const begin = bytes.data();
    return static_cast<std::size_t>(passAscii(begin + from, begin + bytes.size(), nowhere) - begin);
}

/// Reports the bytes 20..7E at the front of [at, end), and returns where they end. For text that
/// has only a few of them in a row.
template <class Sink>
const Byte* passPrintable(const Byte* at, const Byte* end, Sink& sink) {
    for (; at != end && *at >= 0x20 && *at < 0x7F; ++at)
        sink.unit(*at, 1);
    return at;
}

} // namespace charsleuth
