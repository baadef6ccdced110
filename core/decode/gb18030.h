#pragma once

/// GB18030 (2022), and GBK, which the same decoder decodes (WHATWG Encoding Standard, section
/// 10.2).

#include "core/decode/indexes.h"
#include "core/decode/pair_places.h"
#include "core/decode/sequences.h"

#include <algorithm>

namespace charsleuth {

struct Gb18030Pairs {
    static consteval bool isLead(Byte byte) { return byte >= 0x81 && byte <= 0xFE; }
    static constexpr bool isTrail(Byte byte) {
        return byte >= 0x40 && byte <= 0xFE && byte != 0x7F;
    }
    static consteval std::uint32_t rowOf(Byte lead) { return (lead - 0x81U) * 190; }
    static consteval std::uint32_t cellOf(Byte trail) {
        return trail - (trail < 0x7F ? 0x40U : 0x41U);
    }
};

struct Gb18030 {
    static constexpr std::size_t longest = 4;
    static constexpr std::size_t unitsPerByte = 1;

    template <class Sink>
    const Byte* run(const Byte* at, const Byte* end, bool last, Sink& sink) {
        const auto tryPair = [&](Byte first, Byte second) {
            const char16_t unit = find(first, second);
            if (unit == 0)
                return false;
            sink.unit(unit, 2);
            return true;
        };
        const auto rest = [&](const Byte* from, std::size_t left) {
            return other(from, left, sink);
        };
        return passAsciiAndPairs(at, end, last, sink, tryPair, rest);
    }

    /// The character of a four-byte pointer; 0 for none.
    static char32_t rangesPoint(std::uint32_t pointer) {
        if ((pointer > 39419 && pointer < 189000) || pointer > 1237575)
            return 0;
        if (pointer == 7457)
            return 0xE7C7;
        const auto after = std::upper_bound(
            indexGb18030Ranges.begin(), indexGb18030Ranges.end(), pointer,
            [](std::uint32_t value, const Gb18030Range& row) { return value < row.pointer; });
        const Gb18030Range& row = *(after - 1);
        return row.point + (pointer - row.pointer);
    }

private:
    static constexpr bool isDigit(Byte byte) { return byte >= 0x30 && byte <= 0x39; }

    static char16_t find(Byte lead, Byte trail) {
        static constexpr PairPlaces<Gb18030Pairs> places;
        const std::size_t pointer = places.of(lead, trail);
        return pointer < indexGb18030.size() ? indexGb18030[pointer] : u'\0';
    }

    /// Reports a sequence that is no pair with a character. Returns its size in bytes; 0 if it is
    /// unfinished.
    template <class Sink>
    static std::size_t other(const Byte* at, std::size_t left, Sink& sink) {
        if (*at == 0x80) {
            sink.unit(u'\u20AC', 1);
            return 1;
        }
        if (*at == 0xFF) {
            sink.malformed(1, MalformedKind::Invalid);
            return 1;
        }
        if (left < 2 || isDigit(at[1]))
            return four(at, left, sink);
        const std::size_t taken = at[1] < 0x80 ? 1 : 2;
        sink.malformed(taken, Gb18030Pairs::isTrail(at[1]) ? MalformedKind::Unmapped
                                                           : MalformedKind::Invalid);
        return taken;
    }

    /// Reports a sequence of four bytes, which begins with a lead byte and a digit. Returns the
    /// bytes taken; 0 for an unfinished sequence. After an error all but the first byte are decoded
    /// again.
    template <class Sink>
    static std::size_t four(const Byte* at, std::size_t left, Sink& sink) {
        if (left >= 3 && (at[2] < 0x81 || at[2] > 0xFE || (left >= 4 && !isDigit(at[3])))) {
            sink.malformed(1, MalformedKind::Invalid);
            return 1;
        }
        if (left < 4)
            return 0;
        const auto pointer = static_cast<std::uint32_t>(
            ((at[0] - 0x81) * 10 + at[1] - 0x30) * 1260 + (at[2] - 0x81) * 10 + at[3] - 0x30);
        const char32_t point = rangesPoint(pointer);
        if (point == 0)
            sink.malformed(4, MalformedKind::Unmapped);
        else
            sink.point(point, 4);
        return 4;
    }
};

} // namespace charsleuth
