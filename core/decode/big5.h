#pragma once

/// Big5 as the web has it, with the Hong Kong characters (WHATWG Encoding Standard, section 11.1).

#include "core/decode/indexes.h"
#include "core/decode/pair_places.h"
#include "core/decode/two_byte.h"

namespace charsleuth {

struct Big5Rules {
    template <class Sink>
    static bool single(Byte, Sink&) {
        return false;
    }
    static constexpr bool isLead(Byte byte) { return byte >= 0x81 && byte <= 0xFE; }
    static constexpr bool isTrail(Byte byte) {
        return (byte >= 0x40 && byte <= 0x7E) || (byte >= 0xA1 && byte <= 0xFE);
    }
    static consteval std::uint32_t rowOf(Byte lead) { return (lead - 0x81U) * 157; }
    static consteval std::uint32_t cellOf(Byte trail) {
        return trail - (trail < 0x7F ? 0x40U : 0x62U);
    }

    static char32_t find(Byte lead, Byte trail);

    /// The four pairs that stand for a letter and a combining mark.
    template <class Sink>
    static bool twoCharacters(Byte lead, Byte trail, Sink& sink) {
        if (lead != 0x88 || (trail != 0x62 && trail != 0x64 && trail != 0xA3 && trail != 0xA5))
            return false;
        sink.unit(trail < 0x80 ? u'\u00CA' : u'\u00EA', 0);
        sink.unit(trail == 0x62 || trail == 0xA3 ? u'\u0304' : u'\u030C', 2);
        return true;
    }
};

inline char32_t Big5Rules::find(Byte lead, Byte trail) {
    static constexpr PairPlaces<Big5Rules> places;
    const std::size_t pointer = places.of(lead, trail);
    return pointer < indexBig5.low.size() ? indexBig5.at(pointer) : 0;
}

using Big5 = TwoByte<Big5Rules>;

} // namespace charsleuth
