#pragma once

/// UTF-EBCDIC (Unicode Technical Report 16): a form of UTF-8 ("I8") with five bits in a trail byte
/// and the C1 controls as single bytes; its bytes are then permuted. A malformed sequence is the
/// longest beginning of a well-formed one, as in UTF-8.

#include "core/decode/decoded_text.h"
#include "core/decode/indexes.h"

namespace charsleuth {

struct UtfEbcdic {
    static constexpr std::size_t longest = 5;
    static constexpr std::size_t unitsPerByte = 1;

    template <class Sink>
    const Byte* run(const Byte* at, const Byte* end, bool last, Sink& sink) {
        while (at != end) {
            const Byte first = indexUtfEbcdic[*at];
            if (first < 0xA0) {
                sink.unit(first, 1);
                ++at;
                continue;
            }
            const std::size_t size = sizeOf(first);
            std::size_t have = 1;
            char32_t point = first & ((0x80U >> size) - 1); // 5, 4, 3 or 2 bits
            for (; have < size && at + have != end; ++have) {
                const Byte trail = indexUtfEbcdic[at[have]];
                if (trail < 0xA0 || trail > 0xBF || (have == 1 && !secondFits(first, trail)))
                    break;
                point = point << 5 | (trail & 0x1FU);
            }
            const bool cut = size > 1 && have < size && at + have == end;
            if (cut && !last)
                break;
            if (size > 1 && have == size)
                sink.point(point, size);
            else
                sink.malformed(have, cut ? MalformedKind::Truncated : MalformedKind::Invalid);
            at += have;
        }
        return at;
    }

private:
    /// The size of a sequence by its first byte; 1 for a byte that begins none.
    static std::size_t sizeOf(Byte first) {
        if (first < 0xC5 || first == 0xE0 || first > 0xF9) // trails; overlong; beyond U+10FFFF
            return 1;
        return first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF8 ? 4 : 5;
    }
    /// Whether the second byte fits the first: no overlong forms, no surrogates, nothing beyond
    /// U+10FFFF.
    static bool secondFits(Byte first, Byte second) {
        switch (first) {
        case 0xF0:
            return second >= 0xB0;
        case 0xF1:
            return second != 0xB6 && second != 0xB7;
        case 0xF8:
            return second >= 0xA8;
        case 0xF9:
            return second <= 0xA1;
        default:
            return true;
        }
    }
};

} // namespace charsleuth
