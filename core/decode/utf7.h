#pragma once

/// UTF-7 (RFC 2152). Every ASCII byte but "+" is read as itself outside base64, also those that the
/// RFC tells writers to avoid.
///
/// Malformed: "+" before anything but base64 or "-"; bits left over at the end of a base64 run that
/// are six or more or not zero; a surrogate without its other half; bytes of 0x80 and more.

#include "core/decode/ascii_run.h"
#include "core/decode/decoded_text.h"

#include <algorithm>

namespace charsleuth {

class Utf7 {
public:
    template <class Sink>
    void feed(const Byte* at, const Byte* end, Sink& sink) {
        while (at != end) {
            if (m_state == State::Direct && *at != '+') {
                const Byte* const plus = std::find(at, end, Byte{'+'});
                at = passAscii(at, plus, sink);
                for (; at != plus && *at >= 0x80; ++at)
                    sink.malformed(1, MalformedKind::Invalid);
            } else {
                at += step(*at, sink);
            }
        }
    }
    template <class Sink>
    void finish(Sink& sink) {
        if (m_state == State::Opened)
            sink.malformed(m_held, MalformedKind::Truncated);
        else if (m_state == State::Base64)
            endRun(sink);
        m_held = 0;
        m_state = State::Direct;
    }
    /// Bytes that were fed and not yet reported.
    std::size_t pending() const { return m_heldHigh + m_held; }
    static constexpr std::size_t room(std::size_t bytes) { return bytes; }

private:
    enum class State : std::uint8_t { Direct, Opened, Base64 };

    static int digit(Byte byte) {
        if (byte >= 'A' && byte <= 'Z')
            return byte - 'A';
        if (byte >= 'a' && byte <= 'z')
            return byte - 'a' + 26;
        if (byte >= '0' && byte <= '9')
            return byte - '0' + 52;
        return byte == '+' ? 62 : byte == '/' ? 63 : -1;
    }

    /// Bytes taken: 0 where the byte ends a run and is to be read again.
    template <class Sink>
    std::size_t step(Byte byte, Sink& sink) {
        const int value = digit(byte);
        if (m_state == State::Direct) {
            m_state = State::Opened;
            m_held = 1;
            return 1;
        }
        if (m_state == State::Opened) {
            m_held = 0;
            m_state = value < 0 ? State::Direct : State::Base64;
            if (byte == '-') {
                sink.unit(u'+', 2);
                return 1;
            }
            if (value < 0)
                sink.malformed(1, MalformedKind::Invalid);
            else
                sink.skip(1);
            return 0;
        }
        if (value >= 0) {
            ++m_held;
            m_bits = m_bits << 6 | static_cast<std::uint32_t>(value);
            m_bitCount += 6;
            if (m_bitCount >= 16)
                take(sink);
            return 1;
        }
        endRun(sink);
        m_state = State::Direct;
        if (byte != '-')
            return 0;
        sink.skip(1);
        return 1;
    }

    /// Sixteen bits are there: a unit of UTF-16. A byte that it shares with what follows counts to
    /// that, so that bits left over always have a byte.
    template <class Sink>
    void take(Sink& sink) {
        m_bitCount -= 16;
        const std::size_t shared = m_bitCount != 0 ? 1 : 0;
        const std::size_t size = m_held - shared;
        const auto unit = static_cast<char16_t>(m_bits >> m_bitCount);
        m_bits &= (1U << m_bitCount) - 1;
        const bool low = unit >= 0xDC00 && unit <= 0xDFFF;
        if (m_high != 0 && low) {
            sink.point(0x10000U + ((m_high & 0x3FFU) << 10) + (unit & 0x3FFU), m_heldHigh + size);
            m_high = 0;
            m_heldHigh = 0;
        } else {
            dropHigh(sink);
            if (low) {
                sink.malformed(size, MalformedKind::Invalid);
            } else if (unit >= 0xD800 && unit <= 0xDBFF) {
                m_high = unit;
                m_heldHigh = size;
            } else {
                sink.unit(unit, size, true);
            }
        }
        m_held = shared;
    }
    template <class Sink>
    void dropHigh(Sink& sink) {
        if (m_high != 0)
            sink.malformed(m_heldHigh, MalformedKind::Invalid);
        m_high = 0;
        m_heldHigh = 0;
    }
    template <class Sink>
    void endRun(Sink& sink) {
        dropHigh(sink);
        if (m_bitCount >= 6 || m_bits != 0)
            sink.malformed(m_held, MalformedKind::Invalid);
        else
            sink.skip(m_held);
        m_held = 0;
        m_bits = 0;
        m_bitCount = 0;
    }

    State m_state = State::Direct;
    char16_t m_high = 0;      ///< a high surrogate that waits for its other half; 0 for none
    std::uint32_t m_bits = 0; ///< the lowest m_bitCount are not yet part of a unit
    unsigned m_bitCount = 0;
    std::size_t m_heldHigh = 0; ///< bytes of m_high, not reported
    std::size_t m_held = 0;     ///< bytes behind those, not reported
};

} // namespace charsleuth
