#pragma once

/// SCSU (Unicode Technical Standard 6): windows of 128 characters, or big-endian UTF-16.
///
/// Malformed: reserved tags and window positions with their argument, a lone surrogate, a window
/// that leads beyond U+10FFFF.

#include "core/decode/sequences.h"

#include <array>
#include <optional>

namespace charsleuth {

class Scsu {
public:
    static constexpr std::size_t longest = 4;
    static constexpr std::size_t unitsPerByte = 2; // a window may lie above the BMP

    template <class Sink>
    const Byte* run(const Byte* at, const Byte* end, bool last, Sink& sink) {
        return passSequences(at, end, last, sink, [&](const Byte* from, std::size_t left) {
            return m_unicode ? wide(from, left, sink) : narrow(from, left, sink);
        });
    }

    // What the encoder shares with this decoder.

    static constexpr std::array<char32_t, 8> fixed{0x0000, 0x0080, 0x0100, 0x0300,
                                                   0x2000, 0x2080, 0x2100, 0x3000};
    static constexpr std::array<char32_t, 8> initialWindows{0x0080, 0x00C0, 0x0400, 0x0600,
                                                            0x0900, 0x3040, 0x30A0, 0xFF00};

    /// The first character of the window at a place; absent for reserved places (table 5).
    static constexpr std::optional<char32_t> offsetOf(Byte place) {
        if (place >= 0x01 && place <= 0x67)
            return place * 0x80U;
        if (place >= 0x68 && place <= 0xA7)
            return place * 0x80U + 0xAC00U;
        if (place >= 0xF9)
            return special[place - 0xF9U];
        return std::nullopt;
    }
    /// The place whose window holds a character outside ASCII; absent where none does. Windows that
    /// scripts share with their neighbours (from F9 on) come first.
    static constexpr std::optional<Byte> placeOf(char32_t character) {
        for (unsigned place = 0xF9; place <= 0xFF; ++place) {
            const char32_t offset = special[place - 0xF9U];
            if (character >= offset && character - offset < 0x80)
                return static_cast<Byte>(place);
        }
        if (character >= 0x80 && character < 0x3400)
            return static_cast<Byte>(character / 0x80);
        if (character >= 0xE000 && character <= 0xFFFF)
            return static_cast<Byte>((character - 0xAC00) / 0x80);
        return std::nullopt;
    }

private:
    template <class Sink>
    static std::size_t bad(std::size_t size, Sink& sink) {
        sink.malformed(size, MalformedKind::Invalid);
        return size;
    }
    template <class Sink>
    static std::size_t point(char32_t point, std::size_t size, bool shifted, Sink& sink) {
        if (point > 0x10FFFF || (point >= 0xD800 && point <= 0xDFFF))
            return bad(size, sink);
        sink.point(point, size, shifted);
        return size;
    }

    /// Decodes in the single-byte mode. Returns the bytes taken; 0 for an unfinished sequence.
    template <class Sink>
    std::size_t narrow(const Byte* at, std::size_t left, Sink& sink) {
        const Byte byte = *at;
        if (byte >= 0x80)
            return point(m_windows[m_active] + (byte - 0x80U), 1, true, sink);
        if (byte >= 0x20 || byte == 0x00 || byte == 0x09 || byte == 0x0A || byte == 0x0D) {
            sink.unit(byte, 1);
            return 1;
        }
        if (byte >= 0x10 && byte <= 0x17) { // SC0..SC7
            m_active = byte - 0x10U;
            sink.skip(1);
            return 1;
        }
        if (byte == 0x0F) { // SCU
            m_unicode = true;
            sink.skip(1);
            return 1;
        }
        if (byte == 0x0C)
            return bad(1, sink);
        if (byte >= 0x18) // SD0..SD7
            return define(byte - 0x18U, at, left, sink);
        if (byte == 0x0B) // SDX
            return defineExtended(at, left, sink);
        if (byte == 0x0E) // SQU
            return quoteUnit(at, left, sink);
        if (left < 2) // SQ0..SQ7
            return 0;
        const std::size_t window = byte - 1U;
        const char32_t base = at[1] < 0x80 ? fixed[window] : m_windows[window] - 0x80U;
        return point(base + at[1], 2, true, sink);
    }

    /// Decodes in the Unicode mode. Returns the bytes taken; 0 for an unfinished sequence.
    template <class Sink>
    std::size_t wide(const Byte* at, std::size_t left, Sink& sink) {
        const Byte byte = *at;
        if (byte >= 0xE0 && byte <= 0xE7) { // UC0..UC7
            m_active = byte - 0xE0U;
            m_unicode = false;
            sink.skip(1);
            return 1;
        }
        if (byte == 0xF2)
            return bad(1, sink);
        if (byte >= 0xE8 && byte <= 0xEF) // UD0..UD7
            return define(byte - 0xE8U, at, left, sink);
        if (byte == 0xF1) // UDX
            return defineExtended(at, left, sink);
        if (byte == 0xF0) // UQU
            return quoteUnit(at, left, sink);
        if (left < 2)
            return 0;
        const char32_t unit = unitAt(at);
        if (unit < 0xD800 || unit > 0xDBFF)
            return point(unit, 2, true, sink);
        if (left < 4 && (left < 3 || isLowLead(at[2])))
            return 0;
        if (!isLowLead(at[2]))
            return bad(2, sink);
        sink.point(0x10000U + ((unit & 0x3FFU) << 10) + (unitAt(at + 2) & 0x3FFU), 4, true);
        return 4;
    }

    template <class Sink>
    std::size_t define(std::size_t window, const Byte* at, std::size_t left, Sink& sink) {
        if (left < 2)
            return 0;
        const std::optional<char32_t> offset = offsetOf(at[1]);
        if (!offset)
            return bad(2, sink);
        open(window, *offset);
        sink.skip(2);
        return 2;
    }
    template <class Sink>
    std::size_t defineExtended(const Byte* at, std::size_t left, Sink& sink) {
        if (left < 3)
            return 0;
        open(at[1] >> 5, 0x10000U + ((at[1] & 0x1FU) << 8 | at[2]) * 0x80U);
        sink.skip(3);
        return 3;
    }
    void open(std::size_t window, char32_t offset) {
        m_windows[window] = offset;
        m_active = window;
        m_unicode = false;
    }
    template <class Sink>
    static std::size_t quoteUnit(const Byte* at, std::size_t left, Sink& sink) {
        return left < 3 ? 0 : point(unitAt(at + 1), 3, true, sink);
    }

    static char32_t unitAt(const Byte* at) { return static_cast<char32_t>(at[0] << 8 | at[1]); }
    static bool isLowLead(Byte byte) { return byte >= 0xDC && byte <= 0xDF; }

    static constexpr std::array<char32_t, 7> special{0x00C0, 0x0250, 0x0370, 0x0530,
                                                     0x3040, 0x30A0, 0xFF60};

    std::array<char32_t, 8> m_windows = initialWindows;
    std::size_t m_active = 0;
    bool m_unicode = false;
};

} // namespace charsleuth
