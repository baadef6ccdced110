#pragma once

/// EUC-JP with JIS X 0212 (WHATWG Encoding Standard, section 12.1).

#include "core/decode/indexes.h"
#include "core/decode/sequences.h"

namespace charsleuth {

struct EucJp {
    static constexpr std::size_t longest = 3;
    static constexpr std::size_t unitsPerByte = 1;

    template <class Sink>
    const Byte* run(const Byte* at, const Byte* end, bool last, Sink& sink) {
        const auto tryPair = [&](Byte first, Byte second) {
            if (!inGr(first) || !inGr(second))
                return false;
            const char16_t unit = indexJis0208[place(first, second)];
            if (unit == 0)
                return false;
            sink.unit(unit, 2);
            return true;
        };
        const auto rest = [&](const Byte* from, std::size_t left) {
            return sequence(from, left, sink);
        };
        return passAsciiAndPairs(at, end, last, sink, tryPair, rest);
    }

private:
    static constexpr bool inGr(Byte byte) { return byte >= 0xA1 && byte <= 0xFE; }
    static constexpr std::size_t place(Byte row, Byte cell) {
        return static_cast<std::size_t>((row - 0xA1) * 94 + cell - 0xA1);
    }

    /// Returns the bytes taken; 0 for an unfinished sequence.
    template <class Sink>
    static std::size_t sequence(const Byte* at, std::size_t left, Sink& sink) {
        const Byte lead = *at;
        if (!inGr(lead) && lead != 0x8E && lead != 0x8F) {
            sink.malformed(1, MalformedKind::Invalid);
            return 1;
        }
        if (left < 2)
            return 0;
        if (lead == 0x8E && at[1] >= 0xA1 && at[1] <= 0xDF) {
            sink.unit(static_cast<char16_t>(0xFF61 - 0xA1 + at[1]), 2);
            return 2;
        }
        if (lead != 0x8F || !inGr(at[1]))
            return pair(lead, at[1], 0, indexJis0208.data(), sink);
        if (left < 3)
            return 0;
        return pair(at[1], at[2], 1, indexJis0212.data(), sink);
    }

    /// `before`: bytes of the sequence before the pair.
    template <class Sink>
    static std::size_t pair(Byte lead, Byte trail, std::size_t before, const char16_t* index,
                            Sink& sink) {
        const bool fits = inGr(lead) && inGr(trail);
        const char16_t unit = fits ? index[place(lead, trail)] : u'\0';
        if (unit != 0) {
            sink.unit(unit, before + 2);
            return before + 2;
        }
        const std::size_t taken = before + (trail < 0x80 ? 1 : 2);
        sink.malformed(taken, fits ? MalformedKind::Unmapped : MalformedKind::Invalid);
        return taken;
    }
};

} // namespace charsleuth
