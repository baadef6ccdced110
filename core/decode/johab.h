#pragma once

/// Johab (KS C 5601-1992, annex 3): Hangul by three letters of five bits each, and the symbols and
/// hanja of KS X 1001. 5C is a backslash, as in every file that came from a DOS machine. What an
/// error takes is as in the other two-byte encodings.

#include "core/decode/indexes.h"
#include "core/decode/two_byte.h"

namespace charsleuth {

struct JohabRules {
    template <class Sink>
    static bool single(Byte, Sink&) {
        return false;
    }
    static bool isLead(Byte byte) { return byte >= 0x84 && byte <= 0xF9; }
    static bool isTrail(Byte byte) { return byte >= 0x31 && byte <= 0xFE && byte != 0x7F; }

    template <class Sink>
    static bool pair(Byte lead, Byte trail, Sink& sink) {
        if (!isTrail(trail))
            return false;
        const char16_t unit =
            indexJohab[static_cast<std::size_t>((lead - 0x84) * 206 + trail - 0x31)];
        if (unit == 0)
            return false;
        sink.unit(unit, 2);
        return true;
    }
};

using Johab = TwoByte<JohabRules>;

} // namespace charsleuth
