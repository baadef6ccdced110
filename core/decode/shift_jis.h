#pragma once

/// Shift_JIS as the web has it, that is windows-31J (WHATWG Encoding Standard, section 12.3).

#include "core/decode/indexes.h"
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
    static bool isLead(Byte byte) {
        return (byte >= 0x81 && byte <= 0x9F) || (byte >= 0xE0 && byte <= 0xFC);
    }
    static bool isTrail(Byte byte) { return byte >= 0x40 && byte <= 0xFC && byte != 0x7F; }

    template <class Sink>
    static bool pair(Byte lead, Byte trail, Sink& sink) {
        if (!isTrail(trail))
            return false;
        const auto pointer = static_cast<std::size_t>((lead - (lead < 0xA0 ? 0x81 : 0xC1)) * 188 +
                                                      trail - (trail < 0x7F ? 0x40 : 0x41));
        if (pointer >= firstPrivate && pointer <= lastPrivate) {
            sink.unit(static_cast<char16_t>(0xE000 + (pointer - firstPrivate)), 2);
            return true;
        }
        const char16_t unit = pointer < indexJis0208.size() ? indexJis0208[pointer] : u'\0';
        if (unit == 0)
            return false;
        sink.unit(unit, 2);
        return true;
    }

private:
    static constexpr std::size_t firstPrivate = 8836, lastPrivate = 10715; // lead F0 to F9
};

using ShiftJis = TwoByte<ShiftJisRules>;

} // namespace charsleuth
