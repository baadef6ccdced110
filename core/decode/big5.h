#pragma once

/// Big5 as the web has it, with the Hong Kong characters (WHATWG Encoding Standard, section 11.1).

#include "core/decode/indexes.h"
#include "core/decode/two_byte.h"

namespace charsleuth {

struct Big5Rules {
    template <class Sink>
    static bool single(Byte, Sink&) {
        return false;
    }
    static bool isLead(Byte byte) { return byte >= 0x81 && byte <= 0xFE; }
    static bool isTrail(Byte byte) {
        return (byte >= 0x40 && byte <= 0x7E) || (byte >= 0xA1 && byte <= 0xFE);
    }

    template <class Sink>
    static bool pair(Byte lead, Byte trail, Sink& sink) {
        if (!isTrail(trail))
            return false;
        const auto pointer =
            static_cast<std::size_t>((lead - 0x81) * 157 + trail - (trail < 0x7F ? 0x40 : 0x62));
        const char32_t point = indexBig5.at(pointer);
        if (point == 0)
            return twoCharacters(pointer, sink);
        sink.point(point, 2);
        return true;
    }

private:
    /// The four pointers that stand for a letter and a combining mark.
    template <class Sink>
    static bool twoCharacters(std::size_t pointer, Sink& sink) {
        if (pointer != 1133 && pointer != 1135 && pointer != 1164 && pointer != 1166)
            return false;
        sink.unit(pointer < 1150 ? u'\u00CA' : u'\u00EA', 0);
        sink.unit(pointer == 1133 || pointer == 1164 ? u'\u0304' : u'\u030C', 2);
        return true;
    }
};

using Big5 = TwoByte<Big5Rules>;

} // namespace charsleuth
