#pragma once

/// EUC-KR as the web has it, that is windows-949 or UHC (WHATWG Encoding Standard, section 13.1).

#include "core/decode/indexes.h"
#include "core/decode/two_byte.h"

namespace charsleuth {

struct EucKrRules {
    template <class Sink>
    static bool single(Byte, Sink&) {
        return false;
    }
    static bool isLead(Byte byte) { return byte >= 0x81 && byte <= 0xFE; }
    static bool isTrail(Byte byte) { return byte >= 0x41 && byte <= 0xFE; }

    template <class Sink>
    static bool pair(Byte lead, Byte trail, Sink& sink) {
        if (!isTrail(trail))
            return false;
        const char16_t unit =
            indexEucKr[static_cast<std::size_t>((lead - 0x81) * 190 + trail - 0x41)];
        if (unit == 0)
            return false;
        sink.unit(unit, 2);
        return true;
    }
};

using EucKr = TwoByte<EucKrRules>;

} // namespace charsleuth
