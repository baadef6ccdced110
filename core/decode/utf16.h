#pragma once

/// UTF-16 of either byte order (WHATWG Encoding Standard, section 14.2). A lone surrogate is
/// malformed, and the unit after it is decoded again. At the end, an unpaired high surrogate and an
/// odd byte are one malformed sequence.

#include "core/decode/decoded_text.h"

namespace charsleuth {

template <bool bigEndian>
struct Utf16 {
    static constexpr std::size_t longest = 4;
    static constexpr std::size_t unitsPerByte = 1;

    template <class Sink>
    const Byte* run(const Byte* at, const Byte* end, bool last, Sink& sink) {
        while (end - at >= 2) {
            for (; end - at >= 16 && noSurrogates(at); at += 16)
                for (int i = 0; i < 16; i += 2)
                    sink.unit(read(at + i), 2);
            if (end - at < 2)
                break;
            const char16_t unit = read(at);
            if (unit < 0xD800 || unit > 0xDFFF) {
                sink.unit(unit, 2);
                at += 2;
            } else if (unit > 0xDBFF) { // NOLINT(bugprone-branch-clone): asked before `low` is read
                sink.malformed(2, MalformedKind::Invalid);
                at += 2;
            } else if (end - at < 4) {
                break;
            } else if (const char16_t low = read(at + 2); low >= 0xDC00 && low <= 0xDFFF) {
                sink.point(0x10000U + ((unit & 0x3FFU) << 10) + (low & 0x3FFU), 4);
                at += 4;
            } else {
                sink.malformed(2, MalformedKind::Invalid);
                at += 2;
            }
        }
        if (!last || at == end)
            return at;
        sink.malformed(static_cast<std::size_t>(end - at), MalformedKind::Truncated);
        return end;
    }

private:
    /// Whether none of the eight units at `at` is a surrogate.
    static bool noSurrogates(const Byte* at) {
        bool any = false;
        for (int i = bigEndian ? 0 : 1; i < 16; i += 2)
            any |= (at[i] & 0xF8) == 0xD8;
        return !any;
    }
    static char16_t read(const Byte* at) {
        return static_cast<char16_t>(bigEndian ? at[0] << 8 | at[1] : at[1] << 8 | at[0]);
    }
};

} // namespace charsleuth
