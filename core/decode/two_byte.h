#pragma once

/// The common part of the WHATWG Encoding Standard's two-byte encodings: ASCII bytes are
/// themselves, and a character is a lead byte and a trail byte. A pair without a character is one
/// malformed sequence of two bytes; if its second byte is ASCII, of one byte, and the second is
/// decoded again.

#include "core/decode/sequences.h"

namespace charsleuth {

/// `Rules` has
///     static char32_t find(Byte lead, Byte trail)   // the character of the pair; 0 for none
///     template <class Sink> static bool single(Byte byte, Sink&)
///                            // bytes of 0x80 and more that stand alone; reports and says true
///     static bool isLead(Byte byte)
///     static bool isTrail(Byte byte)
/// and, where some pairs stand for two characters,
///     template <class Sink> static bool twoCharacters(Byte lead, Byte trail, Sink&)
template <class Rules>
struct TwoByte {
    static constexpr std::size_t longest = 2;
    static constexpr std::size_t unitsPerByte = 1;

    template <class Sink>
    const Byte* run(const Byte* at, const Byte* end, bool last, Sink& sink) {
        const auto tryPair = [&](Byte first, Byte second) {
            const char32_t point = Rules::find(first, second);
            if (point == 0)
                return false;
            sink.point(point, 2);
            return true;
        };
        const auto rest = [&](const Byte* from, std::size_t left) {
            return other(from, left, sink);
        };
        return passAsciiAndPairs(at, end, last, sink, tryPair, rest);
    }

private:
    /// Reports a sequence that is no pair with a character. Returns its size in bytes; 0 if it is
    /// unfinished.
    template <class Sink>
    static std::size_t other(const Byte* at, std::size_t left, Sink& sink) {
        if (!Rules::isLead(*at)) {
            if (!Rules::single(*at, sink))
                sink.malformed(1, MalformedKind::Invalid);
            return 1;
        }
        if (left < 2)
            return 0;
        if constexpr (requires { Rules::twoCharacters(at[0], at[1], sink); })
            if (Rules::twoCharacters(at[0], at[1], sink))
                return 2;
        const std::size_t taken = at[1] < 0x80 ? 1 : 2;
        sink.malformed(taken,
                       Rules::isTrail(at[1]) ? MalformedKind::Unmapped : MalformedKind::Invalid);
        return taken;
    }
};

} // namespace charsleuth
