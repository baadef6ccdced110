#pragma once

/// BOCU-1 (Unicode Technical Note 6): each character is the difference to a character near the one
/// before.
///
/// Malformed: a byte in place of a trail byte (it is decoded again), and a difference that leads to
/// no scalar value. Decoding continues from the initial state.

#include "core/decode/sequences.h"

namespace charsleuth {

class Bocu1 {
public:
    static constexpr std::size_t longest = 4;
    static constexpr std::size_t unitsPerByte = 2; // small differences above the BMP

    template <class Sink>
    const Byte* run(const Byte* at, const Byte* end, bool last, Sink& sink) {
        return passSequences(at, end, last, sink, [&](const Byte* from, std::size_t left) {
            return sequence(from, left, sink);
        });
    }

    // What the encoder shares with this decoder.

    static constexpr std::int32_t initial = 0x40;
    static constexpr std::int32_t trails = 243; ///< byte values that may be a trail
    static constexpr std::int32_t middle = 0x90;
    /// The largest upward difference that one, two and three bytes express; downward it is one
    /// more.
    static constexpr std::int32_t reach1 = 63, reach2 = reach1 + 43 * trails,
                                  reach3 = reach2 + 3 * trails * trails;

    struct Lead {
        std::int32_t difference;
        std::size_t trailCount;
    };
    static Lead leadOf(Byte byte) {
        if (byte >= 0xFE)
            return {reach3 + 1, 3};
        if (byte >= 0xFB)
            return {reach2 + 1 + (byte - 0xFB) * trails * trails, 2};
        if (byte >= 0xD0)
            return {reach1 + 1 + (byte - 0xD0) * trails, 1};
        if (byte >= 0x50)
            return {byte - middle, 0};
        if (byte >= 0x25)
            return {-reach1 - 1 + (byte - 0x50) * trails, 1};
        if (byte >= 0x22)
            return {-reach2 - 1 + (byte - 0x25) * trails * trails, 2};
        return {-reach3 - 1 - trails * trails * trails, 3};
    }
    /// The digit that a trail byte stands for; negative for bytes that always stand for themselves.
    static std::int32_t trailOf(Byte byte) {
        if (byte > 0x20)
            return byte - 13;
        if (byte >= 0x01 && byte <= 0x06)
            return byte - 1;
        if (byte >= 0x10 && byte <= 0x19)
            return byte - 10;
        return byte >= 0x1C && byte <= 0x1F ? byte - 12 : -1;
    }
    /// The trail byte for a digit from 0 to 242.
    static Byte trailFor(std::int32_t digit) {
        const std::int32_t byte = digit < 6    ? digit + 1
                                  : digit < 16 ? digit + 10
                                  : digit < 20 ? digit + 12
                                               : digit + 13;
        return static_cast<Byte>(byte);
    }
    /// The character that the next difference counts from.
    static std::int32_t centreFor(std::int32_t point) {
        if (point >= 0x3040 && point <= 0x309F)
            return 0x3070; // hiragana
        if (point >= 0x4E00 && point <= 0x9FA5)
            return 0x4E00 + reach2 + 1; // CJK, so that all of it takes two bytes
        if (point >= 0xAC00 && point <= 0xD7A3)
            return (0xAC00 + 0xD7A3) / 2; // Hangul
        return (point & ~0x7F) + 0x40;
    }

private:
    /// Returns the bytes taken; 0 for an unfinished sequence.
    template <class Sink>
    std::size_t sequence(const Byte* at, std::size_t left, Sink& sink) {
        if (*at <= 0x20 || *at == 0xFF) {
            if (*at != 0x20)
                m_centre = initial;
            if (*at == 0xFF)
                sink.skip(1);
            else
                sink.unit(*at, 1);
            return 1;
        }
        const Lead lead = leadOf(*at);
        std::int32_t difference = 0;
        for (std::size_t i = 1; i <= lead.trailCount; ++i) {
            if (i == left)
                return 0;
            const std::int32_t trail = trailOf(at[i]);
            if (trail < 0)
                return bad(i, sink);
            difference = difference * trails + trail;
        }
        const std::size_t size = 1 + lead.trailCount;
        const std::int32_t point = m_centre + lead.difference + difference;
        if (point < 0 || point > 0x10FFFF || (point >= 0xD800 && point <= 0xDFFF))
            return bad(size, sink);
        m_centre = centreFor(point);
        sink.point(static_cast<char32_t>(point), size, point >= 0x80);
        return size;
    }
    template <class Sink>
    std::size_t bad(std::size_t size, Sink& sink) {
        m_centre = initial;
        sink.malformed(size, MalformedKind::Invalid);
        return size;
    }

    std::int32_t m_centre = initial;
};

} // namespace charsleuth
