#pragma once

/// Johab (KS C 5601-1992, annex 3): Hangul by three letters of five bits each, and the symbols and
/// hanja of KS X 1001. 5C is a backslash, as in files from DOS. Malformed sequences are counted as
/// in the other two-byte encodings.

#include "core/decode/indexes.h"
#include "core/decode/pair_places.h"
#include "core/decode/two_byte.h"

namespace charsleuth {

struct JohabRules {
    template <class Sink>
    static bool single(Byte, Sink&) {
        return false;
    }
    static constexpr bool isLead(Byte byte) { return byte >= 0x84 && byte <= 0xF9; }
    static constexpr bool isTrail(Byte byte) {
        return byte >= 0x31 && byte <= 0xFE && byte != 0x7F;
    }
    static consteval std::uint32_t rowOf(Byte lead) { return (lead - 0x84U) * 206; }
    static consteval std::uint32_t cellOf(Byte trail) { return trail - 0x31U; }

    static char32_t find(Byte lead, Byte trail);
};

inline char32_t JohabRules::find(Byte lead, Byte trail) {
    static constexpr PairPlaces<JohabRules> places;
    const std::size_t pointer = places.of(lead, trail);
    return pointer < indexJohab.size() ? indexJohab[pointer] : 0;
}

using Johab = TwoByte<JohabRules>;

} // namespace charsleuth
