#pragma once

/// EUC-KR as the web has it, that is windows-949 or UHC (WHATWG Encoding Standard, section 13.1).

#include "core/decode/indexes.h"
#include "core/decode/pair_places.h"
#include "core/decode/two_byte.h"

namespace charsleuth {

struct EucKrRules {
    template <class Sink>
    static bool single(Byte, Sink&) {
        return false;
    }
    static constexpr bool isLead(Byte byte) { return byte >= 0x81 && byte <= 0xFE; }
    static constexpr bool isTrail(Byte byte) { return byte >= 0x41 && byte <= 0xFE; }
    static consteval std::uint32_t rowOf(Byte lead) { return (lead - 0x81U) * 190; }
    static consteval std::uint32_t cellOf(Byte trail) { return trail - 0x41U; }

    static char32_t find(Byte lead, Byte trail);
};

inline char32_t EucKrRules::find(Byte lead, Byte trail) {
    static constexpr PairPlaces<EucKrRules> places;
    const std::size_t pointer = places.of(lead, trail);
    return pointer < indexEucKr.size() ? indexEucKr[pointer] : 0;
}

using EucKr = TwoByte<EucKrRules>;

} // namespace charsleuth
