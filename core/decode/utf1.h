#pragma once

/// UTF-1 (ISO-IR-178; ISO/IEC 10646-1:1993, annex G): numbers of base 190, whose digits are the
/// bytes 21..7E and A0..FF. A byte inside a sequence that is no digit is decoded again.

#include "core/decode/sequences.h"

#include <algorithm>

namespace charsleuth {

struct Utf1 {
    static constexpr std::size_t longest = 5;
    static constexpr std::size_t unitsPerByte = 1;

    template <class Sink>
    const Byte* run(const Byte* at, const Byte* end, bool last, Sink& sink) {
        return passSequences(at, end, last, sink, [&](const Byte* from, std::size_t left) {
            if (*from >= 0xA0)
                return sequence(from, left, sink);
            sink.unit(*from, 1); // C1 controls too
            return std::size_t{1};
        });
    }

private:
    struct Lead {
        std::size_t size;
        std::uint32_t offset; ///< the first character with this number of bytes
        Byte first;           ///< the lead byte of that character
    };
    static Lead leadOf(Byte byte) {
        if (byte >= 0xFC)
            return {5, 0x38E2E, 0xFC};
        if (byte >= 0xF6)
            return {3, 0x4016, 0xF6};
        return {2, 0x100, 0xA1};
    }
    static constexpr bool isDigit(Byte byte) {
        return (byte >= 0x21 && byte <= 0x7E) || byte >= 0xA0;
    }

    /// Returns the bytes taken; 0 for an unfinished sequence.
    template <class Sink>
    static std::size_t sequence(const Byte* at, std::size_t left, Sink& sink) {
        const Lead lead = leadOf(*at);
        std::uint64_t number = static_cast<std::uint64_t>(*at) - lead.first;
        if (*at == 0xA0)
            number = 0;
        for (std::size_t i = 1; i < lead.size; ++i) {
            if (i == left)
                return 0;
            if (!isDigit(at[i]) || (*at == 0xA0 && at[i] < 0xA0)) {
                sink.malformed(i, MalformedKind::Invalid);
                return i;
            }
            number = number * 190 + (at[i] < 0x80 ? at[i] - 0x21U : at[i] - 0x42U);
        }
        const std::uint64_t point = *at == 0xA0 ? at[1] : number + lead.offset;
        if (point > 0x10FFFF || (point >= 0xD800 && point <= 0xDFFF))
            sink.malformed(lead.size, MalformedKind::Invalid);
        else
            sink.point(static_cast<char32_t>(point), lead.size);
        return lead.size;
    }
};

} // namespace charsleuth
