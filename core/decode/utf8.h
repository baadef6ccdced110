#pragma once

/// UTF-8 (WHATWG Encoding Standard, section 8.1.1) and CESU-8 (Unicode Technical Report 26).
///
/// A malformed sequence is the longest beginning of a well-formed one, as the standard says. CESU-8
/// writes a supplementary character as two surrogates of three bytes each; a lone surrogate is
/// malformed and three bytes long.

#include "core/bytes/utf8_trail.h"
#include "core/decode/ascii_run.h"
#include "core/decode/decoded_text.h"

namespace charsleuth {

/// Reports ASCII bytes, and calls `sequence` for other bytes. `sequence` reports one sequence and
/// returns where the next one begins, or its own beginning if the sequence is unfinished.
template <class Sink, class Sequence>
const Byte* runSequences(const Byte* at, const Byte* end, Sink& sink, const Sequence& sequence) {
    while (at != end) {
        at = passAscii(at, end, sink);
        while (at != end && *at >= 0x80) {
            const Byte* const next = sequence(at);
            if (next == at)
                return at;
            at = next;
        }
    }
    return at;
}

struct Utf8 {
    static constexpr std::size_t longest = 4;
    static constexpr std::size_t unitsPerByte = 1;

    template <class Sink>
    const Byte* run(const Byte* at, const Byte* end, bool last, Sink& sink) {
        return runSequences(at, end, sink,
                            [&](const Byte* from) { return sequence(from, end, last, sink); });
    }

private:
    /// Whether the second byte fits the first: no overlong forms, no surrogates.
    static constexpr bool secondFits(Byte first, Byte second) {
        if (first == 0xE0)
            return second >= 0xA0 && second <= 0xBF;
        if (first == 0xED)
            return second >= 0x80 && second <= 0x9F;
        if (first == 0xF0)
            return second >= 0x90 && second <= 0xBF;
        if (first == 0xF4)
            return second >= 0x80 && second <= 0x8F;
        return isUtf8Trail(second);
    }

    /// Reports one sequence at `at`, whose byte is 0x80 or more. Returns `at` if the sequence is
    /// unfinished.
    template <class Sink>
    static const Byte* sequence(const Byte* at, const Byte* end, bool last, Sink& sink) {
        const Byte first = *at;
        const auto left = end - at;
        if (first >= 0xE0 && first < 0xF0 && left >= 3) {
            if (secondFits(first, at[1]) && isUtf8Trail(at[2])) {
                sink.unit(static_cast<char16_t>((first & 0x0F) << 12 | (at[1] & 0x3F) << 6 |
                                                (at[2] & 0x3F)),
                          3);
                return at + 3;
            }
        } else if (first >= 0xC2 && first < 0xE0 && left >= 2) {
            if (isUtf8Trail(at[1])) {
                sink.unit(static_cast<char16_t>((first & 0x1F) << 6 | (at[1] & 0x3F)), 2);
                return at + 2;
            }
        } else if (first >= 0xF0 && first < 0xF5 && left >= 4) {
            if (secondFits(first, at[1]) && isUtf8Trail(at[2]) && isUtf8Trail(at[3])) {
                sink.point(static_cast<char32_t>((first & 0x07) << 18 | (at[1] & 0x3F) << 12 |
                                                 (at[2] & 0x3F) << 6 | (at[3] & 0x3F)),
                           4);
                return at + 4;
            }
        }
        return damaged(at, end, last, sink);
    }

    template <class Sink>
    static const Byte* damaged(const Byte* at, const Byte* end, bool last, Sink& sink) {
        const Byte first = *at;
        if (first < 0xC2 || first > 0xF4) {
            sink.malformed(1, MalformedKind::Invalid);
            return at + 1;
        }
        const Byte* next = at + 1;
        if (next != end && secondFits(first, *next)) {
            ++next;
            if (next != end && isUtf8Trail(*next)) // only before a bad or missing fourth
                ++next;
        }
        if (next == end && !last)
            return at;
        sink.malformed(static_cast<std::size_t>(next - at),
                       next == end ? MalformedKind::Truncated : MalformedKind::Invalid);
        return next;
    }
};

struct Cesu8 {
    static constexpr std::size_t longest = 6;
    static constexpr std::size_t unitsPerByte = 1;

    template <class Sink>
    const Byte* run(const Byte* at, const Byte* end, bool last, Sink& sink) {
        return runSequences(at, end, sink,
                            [&](const Byte* from) { return sequence(from, end, last, sink); });
    }

private:
    template <class Sink>
    static const Byte* sequence(const Byte* at, const Byte* end, bool last, Sink& sink) {
        const Byte first = *at;
        if (first < 0xC2 || first > 0xEF) {
            sink.malformed(1, MalformedKind::Invalid);
            return at + 1;
        }
        const std::ptrdiff_t size = first < 0xE0 ? 2 : 3;
        std::ptrdiff_t have = 1;
        while (have < size && end - at > have && isUtf8Trail(at[have]) &&
               (first != 0xE0 || at[1] >= 0xA0))
            ++have;
        if (have < size) {
            if (end - at == have && !last)
                return at;
            sink.malformed(static_cast<std::size_t>(have),
                           end - at == have ? MalformedKind::Truncated : MalformedKind::Invalid);
            return at + have;
        }
        if (size == 2)
            sink.unit(static_cast<char16_t>((first & 0x1F) << 6 | (at[1] & 0x3F)), 2);
        else if (first == 0xED && at[1] >= 0xA0)
            return surrogate(at, end, last, sink);
        else
            sink.unit(three(at), 3);
        return at + size;
    }

    static char16_t three(const Byte* at) {
        return static_cast<char16_t>((at[0] & 0x0F) << 12 | (at[1] & 0x3F) << 6 | (at[2] & 0x3F));
    }

    template <class Sink>
    static const Byte* surrogate(const Byte* at, const Byte* end, bool last, Sink& sink) {
        const bool high = at[1] < 0xB0;
        std::ptrdiff_t have = 3;
        if (high && end - at > 3 && at[3] == 0xED) {
            have = 4;
            if (end - at > 4 && at[4] >= 0xB0 && at[4] <= 0xBF) {
                have = 5;
                if (end - at > 5 && isUtf8Trail(at[5]))
                    have = 6;
            }
        }
        if (have == 6) {
            sink.point(0x10000U + ((three(at) & 0x3FFU) << 10) + (three(at + 3) & 0x3FFU), 6);
            return at + 6;
        }
        if (high && end - at == have && !last)
            return at;
        sink.malformed(3, MalformedKind::Invalid);
        return at + 3;
    }
};

} // namespace charsleuth
