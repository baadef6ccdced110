#pragma once

/// EUC-TW: CNS 11643, plane 1 in two bytes, planes 1 to 7 and 15 in four (8E, A0 + plane, pair).
/// Malformed sequences are counted as in EUC-JP: a trail that is ASCII is decoded again.

#include "core/decode/indexes.h"
#include "core/decode/sequences.h"

namespace charsleuth {

struct EucTw {
    static constexpr std::size_t longest = 4;
    static constexpr std::size_t unitsPerByte = 1;

    template <class Sink>
    const Byte* run(const Byte* at, const Byte* end, bool last, Sink& sink) {
        const auto tryPair = [&](Byte first, Byte second) {
            if (!inGr(first) || !inGr(second))
                return false;
            const char32_t point = indexCns.at(place(first, second));
            if (point == 0)
                return false;
            sink.point(point, 2);
            return true;
        };
        const auto rest = [&](const Byte* from, std::size_t left) {
            return sequence(from, left, sink);
        };
        return passAsciiAndPairs(at, end, last, sink, tryPair, rest);
    }

private:
    static constexpr bool inGr(Byte byte) { return byte >= 0xA1 && byte <= 0xFE; }
    static constexpr std::size_t place(Byte row, Byte cell) {
        return static_cast<std::size_t>((row - 0xA1) * 94 + cell - 0xA1);
    }

    /// Returns the bytes taken; 0 for an unfinished sequence.
    template <class Sink>
    static std::size_t sequence(const Byte* at, std::size_t left, Sink& sink) {
        const bool four = *at == 0x8E;
        if (!four && !inGr(*at))
            return bad(1, sink);
        const std::size_t size = four ? 4 : 2;
        for (std::size_t i = 1; i < size; ++i) {
            if (i == left)
                return 0;
            if (!inGr(at[i]) || (four && i == 1 && at[1] > 0xB0))
                return bad(at[i] < 0x80 ? i : i + 1, sink);
        }
        const std::size_t plane = four ? at[1] - 0xA1U : 0;
        const std::size_t pointer =
            place(at[size - 2], at[size - 1]) + (plane == 14 ? 7 : plane) * 8836;
        const char32_t point = plane < 7 || plane == 14 ? indexCns.at(pointer) : 0;
        if (point == 0)
            sink.malformed(size, MalformedKind::Unmapped);
        else
            sink.point(point, size);
        return size;
    }
    template <class Sink>
    static std::size_t bad(std::size_t size, Sink& sink) {
        sink.malformed(size, MalformedKind::Invalid);
        return size;
    }
};

} // namespace charsleuth
