#pragma once

/// Shift_JIS as the web has it, that is windows-31J (WHATWG Encoding Standard, section 12.3).

#include "core/decode/indexes.h"
#include "core/decode/pair_places.h"
#include "core/decode/two_byte.h"

namespace charsleuth {

struct ShiftJisRules {
    template <class Sink>
    static bool single(Byte byte, Sink& sink) {
        if (byte == 0x80)
            sink.unit(0x80, 1);
        else if (byte >= 0xA1 && byte <= 0xDF)
            sink.unit(static_cast<char16_t>(0xFF61 - 0xA1 + byte), 1);
        else
            return false;
        return true;
    }
    static constexpr bool isLead(Byte byte) {
        return (byte >= 0x81 && byte <= 0x9F) || (byte >= 0xE0 && byte <= 0xFC);
    }
    static constexpr bool isTrail(Byte byte) {
        return byte >= 0x40 && byte <= 0xFC && byte != 0x7F;
    }
    static consteval std::uint32_t rowOf(Byte lead) {
        return (lead - (lead < 0xA0 ? 0x81U : 0xC1U)) * 188;
    }
    static consteval std::uint32_t cellOf(Byte trail) {
        return trail - (trail < 0x7F ? 0x40U : 0x41U);
    }

    static char32_t find(Byte lead, Byte trail);

private:
    static constexpr std::size_t firstPrivate = 8836, lastPrivate = 10715; // lead F0 to F9
};

inline char32_t ShiftJisRules::find(Byte lead, Byte trail) {
    static constexpr PairPlaces<ShiftJisRules> places;
    const std::size_t pointer = places.of(lead, trail);
    if (pointer < firstPrivate) [[likely]]
        return indexJis0208[pointer];
    if (pointer <= lastPrivate)
        return static_cast<char32_t>(0xE000 + (pointer - firstPrivate));
    return pointer < indexJis0208.size() ? indexJis0208[pointer] : 0;
}

using ShiftJis = TwoByte<ShiftJisRules>;

} // namespace charsleuth
