#pragma once

/// What the two-byte encodings of the WHATWG Encoding Standard have in common: ASCII as it is, a
/// lead byte and a trail byte, and what an error takes: a pair without a character takes both
/// bytes, unless the second is ASCII, which is given back.

#include "core/decode/ascii_run.h"
#include "core/decode/decoded_text.h"

namespace charsleuth {

/// `Rules` has
///     template <class Sink> static bool single(Byte byte, Sink&)
///                            // bytes of 0x80 and more that stand alone; reports and says true
///     static bool isLead(Byte byte)
///     template <class Sink> static bool pair(Byte lead, Byte trail, Sink&)
///                            // reports the character of the pair and says true
///     static bool isTrail(Byte byte)
template <class Rules>
struct TwoByte {
    static constexpr std::size_t longest = 2;

    template <class Sink>
    const Byte* run(const Byte* at, const Byte* end, bool last, Sink& sink) {
        while (at != end) {
            if (*at < 0x80) {
                const std::size_t ascii = asciiRun(at, end);
                sink.ascii(at, ascii);
                at += ascii;
            } else if (!Rules::isLead(*at)) {
                if (!Rules::single(*at, sink))
                    sink.malformed(1, MalformedKind::Invalid);
                ++at;
            } else if (end - at >= 2) {
                at += pair(at[0], at[1], sink);
            } else if (last) {
                sink.malformed(1, MalformedKind::Truncated);
                ++at;
            } else {
                break;
            }
        }
        return at;
    }

private:
    template <class Sink>
    static std::size_t pair(Byte lead, Byte trail, Sink& sink) {
        if (Rules::pair(lead, trail, sink))
            return 2;
        const std::size_t taken = trail < 0x80 ? 1 : 2;
        sink.malformed(taken,
                       Rules::isTrail(trail) ? MalformedKind::Unmapped : MalformedKind::Invalid);
        return taken;
    }
};

} // namespace charsleuth
