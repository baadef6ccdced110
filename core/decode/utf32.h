#pragma once

/// UTF-32 of either byte order (Unicode Standard, section 3.10, D99 and D100). Four bytes that are
/// no scalar value are one malformed sequence, and so are one to three bytes left over at the end.

#include "core/decode/decoded_text.h"

namespace charsleuth {

template <bool bigEndian>
struct Utf32 {
    static constexpr std::size_t longest = 4;
    static constexpr std::size_t unitsPerByte = 1;

    template <class Sink>
    const Byte* run(const Byte* at, const Byte* end, bool last, Sink& sink) {
        for (; end - at >= 4; at += 4) {
            const char32_t point = read(at);
            if (point > 0x10FFFF || (point >= 0xD800 && point <= 0xDFFF))
                sink.malformed(4, MalformedKind::Invalid);
            else
                sink.point(point, 4);
        }
        if (!last || at == end)
            return at;
        sink.malformed(static_cast<std::size_t>(end - at), MalformedKind::Truncated);
        return end;
    }

private:
    static char32_t read(const Byte* at) {
        const auto byte = [&](int i) { return static_cast<char32_t>(at[bigEndian ? i : 3 - i]); };
        return byte(0) << 24 | byte(1) << 16 | byte(2) << 8 | byte(3);
    }
};

} // namespace charsleuth
