#pragma once

/// UTF-7 (RFC 2152). Outside base64 every ASCII byte except `+` stands for itself, also those that
/// the RFC tells writers to avoid. Malformed: `+` before anything but base64 or `-`; bits left over
/// at the end of a base64 run that are six or more or not zero; a lone surrogate; bytes of 0x80 and
/// more.

#include "core/bytes/find_byte.h"
#include "core/decode/ascii_run.h"
#include "core/decode/base64_units.h"
#include "core/decode/decoded_text.h"
#include "core/decode/pieces.h"

namespace charsleuth {

class Utf7 {
public:
    static constexpr bool hasPieces = true; ///< whether feedPieces() may be called

    template <class Sink>
    void feed(const Byte* at, const Byte* end, Sink& sink) {
        ScanTries tries(m_wait, at, end);
        run(at, end, false, tries, sink);
    }
    /// Feeds the end of a block, and notes damaged pieces as runInPieces() does.
    template <class Sink>
    void feedPieces(const Byte* begin, const Byte* at, const Byte* end, std::uint64_t& damaged,
                    Sink& sink) {
        runInPieces(*this, begin, at, end, damaged, sink);
    }
    /// Decodes all bytes of [at, end), whether they are the last ones or not.
    template <class Sink>
    const Byte* run(const Byte* at, const Byte* end, bool /*last*/, ScanTries& tries, Sink& sink) {
        while (at != end) {
            if constexpr (CountingSink<Sink>)
                if (tries.areWorthALook(at))
                    at = scan(at, end, tries, sink);
            if (at == end)
                break;
            if (m_state == State::Direct && *at != '+') {
                const Byte* const plus = findByte(at, end, '+');
                at = passAscii(at, plus, sink);
                for (; at != plus && *at >= 0x80; ++at)
                    sink.malformed(1, MalformedKind::Invalid);
            } else if (m_state == State::Direct && end - at >= 5 && oneLetter(at, sink)) {
                at += 5;
            } else if (m_state == State::Base64 && base64Digits[*at] >= 0) {
                at = digits(at, end, sink);
            } else {
                at += step(*at, sink);
            }
        }
        return at;
    }
    /// Skips bytes that a scan counts.
    template <CountingSink Sink>
    const Byte* scan(const Byte* at, const Byte* end, ScanTries& tries, Sink& sink) {
        if (m_state != State::Direct)
            return at;
        Utf7Sums sums;
        return tries.pass(at, at + count({at, end}, RunsWanted::Sound, nullptr, sums, sink));
    }
    ScanWait& scanWait() { return m_wait; }
    template <class Sink>
    void finish(Sink& sink) {
        if (m_state == State::Opened)
            sink.malformed(m_held, MalformedKind::Truncated);
        else if (m_state == State::Base64)
            endRun(sink);
        m_held = 0;
        m_state = State::Direct;
    }
    bool isInRun() const { return m_state != State::Direct; }
    /// Counts from the front what Scans::utf7 can count. Returns the number of bytes counted.
    /// Requires: isInRun() is false.
    template <CountingSink Sink>
    std::size_t count(Bytes bytes, RunsWanted runs, const KnownRuns* known, Utf7Sums& sums,
                      Sink& sink) const {
        sums.afterCr = sink.afterCr();
        const std::size_t counted = m_scans->utf7(bytes, runs, known, sums);
        if (counted > 0)
            sink.counted(counted, sums);
        return counted;
    }
    /// Number of bytes that were fed and not reported.
    std::size_t pending() const { return m_heldHigh + m_held; }
    static constexpr std::size_t room(std::size_t bytes) { return bytes; }

private:
    enum class State : std::uint8_t { Direct, Opened, Base64 };

    /// Reports a base64 run of one letter and its end; most runs in Latin text are like that.
    /// Returns false, and does nothing, if another run stands there. Requires: a `+` and four bytes
    /// after it.
    template <class Sink>
    static bool oneLetter(const Byte* at, Sink& sink) {
        const std::int32_t digits =
            base64Digits[at[1]] << 12 | base64Digits[at[2]] << 6 | base64Digits[at[3]];
        const auto unit = static_cast<char16_t>(digits >> 2);
        if (digits < 0 || (digits & 3) != 0 || at[4] != '-' || (unit & 0xF800) == 0xD800)
            return false;
        sink.skip(1);
        sink.unit(unit, 2, true);
        sink.skip(2); // the bits left over belong to the end of the run
        return true;
    }

    /// Returns the bytes taken; 0 if the byte ends a run and must be decoded again.
    template <class Sink>
    std::size_t step(Byte byte, Sink& sink) {
        if (m_state == State::Direct) {
            m_state = State::Opened;
            m_held = 1;
            return 1;
        }
        if (m_state == State::Opened) {
            m_held = 0;
            const bool isDigit = base64Digits[byte] >= 0;
            m_state = isDigit ? State::Base64 : State::Direct;
            if (byte == '-') {
                sink.unit(u'+', 2);
                return 1;
            }
            if (isDigit)
                sink.skip(1);
            else
                sink.malformed(1, MalformedKind::Invalid);
            return 0;
        }
        endRun(sink);
        m_state = State::Direct;
        if (byte != '-')
            return 0;
        sink.skip(1);
        return 1;
    }

    /// Decodes the digits of a run. A byte that a unit shares with its successor counts to the
    /// successor, so that bits left over always have a byte.
    template <class Sink>
    const Byte* digits(const Byte* at, const Byte* end, Sink& sink) {
        Base64Units units = m_units; // a copy, to keep it in registers
        std::size_t held = m_held;
        Base64Units::Three three;
        for (; m_high == 0 && end - at >= 8 && units.addEight(at, three); at += 8) {
            const auto [first, second, third] = three.endsBehind;
            sink.unit(three.units[0], held + first, true);
            sink.unit(three.units[1], std::size_t{second} - first, true);
            sink.unit(three.units[2], std::size_t{third} - second, true);
            held = std::size_t{8} - third;
        }
        for (; at != end && base64Digits[*at] >= 0; ++at) {
            ++held;
            if (!units.add(base64Digits[*at]))
                continue;
            const char16_t unit = units.take();
            const std::size_t shared = units.shareADigit() ? 1 : 0;
            if (m_high == 0 && (unit & 0xF800) != 0xD800)
                sink.unit(unit, held - shared, true);
            else
                take(unit, held - shared, sink);
            held = shared;
        }
        m_units = units;
        m_held = held;
        return at;
    }

    template <class Sink>
    void take(char16_t unit, std::size_t size, Sink& sink) {
        const bool low = unit >= 0xDC00 && unit <= 0xDFFF;
        if (m_high != 0 && low) {
            sink.point(0x10000U + ((m_high & 0x3FFU) << 10) + (unit & 0x3FFU), m_heldHigh + size);
            m_high = 0;
            m_heldHigh = 0;
            return;
        }
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
        if (m_units.isPadding())
            sink.skip(m_held);
        else
            sink.malformed(m_held, MalformedKind::Invalid);
        m_held = 0;
        m_units = {};
    }

    const Scans* m_scans = &bestScans();
    ScanWait m_wait;
    State m_state = State::Direct;
    char16_t m_high = 0; ///< a high surrogate that waits for its low one; 0 for none
    Base64Units m_units;
    std::size_t m_heldHigh = 0; ///< bytes of m_high that are not reported
    std::size_t m_held = 0;     ///< bytes after those that are not reported
};

} // namespace charsleuth
