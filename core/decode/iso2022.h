#pragma once

/// The 7-bit encodings that call up character sets by escape sequences: ISO-2022-JP-1 (RFC 2237),
/// -2 (RFC 1554), -3 (JIS X 0213, annex 2), CP50220 and CP50221 (Microsoft), ISO-2022-KR (RFC 1557)
/// and ISO-2022-CN (RFC 1922). ISO-2022-JP itself has its own decoder, by the WHATWG standard.
///
/// Control characters and spaces stand for themselves in every state. Malformed: an escape sequence
/// that the encoding lacks (the ESC alone), a call for a set that was not designated, a lead byte
/// without a trail byte (alone), bytes of 0x80 and more.

#include "core/decode/ascii_run.h"
#include "core/decode/charset_94.h"
#include "core/decode/decoded_text.h"
#include "core/decode/iso2022_jp.h"
#include "core/decode/shifted_sets.h"
#include "core/decode/single_byte_table.h"
#include "core/decode/scan_tries.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace charsleuth {

/// A designation: ESC and `bytes` put `set` into G0, G1 (SO calls it, SI leaves it) or G2 (ESC N
/// calls it for one character).
struct Designation {
    constexpr Designation(std::string_view behindEscape, std::uint8_t toSlot, Charset charset)
        : bytes(behindEscape), slot(toSlot), set(charset) {
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            word |= static_cast<std::uint32_t>(static_cast<Byte>(bytes[i])) << 8 * i;
            mask |= std::uint32_t{0xFF} << 8 * i;
        }
    }

    std::string_view bytes;
    std::uint8_t slot;
    Charset set;
    std::uint32_t word = 0, mask = 0; ///< `bytes` as one number, and the bits that they take
};

struct Iso2022Scheme {
    constexpr explicit Iso2022Scheme(std::span<const Designation> all, Charset inG1 = Charset::None,
                                     bool lines = false)
        : designations(all), shiftedOut(inG1), linesBeginInAscii(lines), hasG1(hasSlot(1)),
          hasG2(hasSlot(2)) {
        sets.find = characterOfPair;
        sets.shifts = hasG1 || shiftedOut != Charset::None;
        sets.singleShifts = hasG2;
        sets.linesForget = linesBeginInAscii;
        addPlace(sets, 0, Charset::Ascii);
        if (shiftedOut != Charset::None)
            addPlace(sets, 1, shiftedOut);
        for (const Designation& designation : designations)
            addDesignation(sets, designation.bytes, designation.slot, designation.set);
        if (hasG2)
            sets.all.add("N");
        for (unsigned set = 0; set < shifts.size(); ++set)
            shifts[set] = shiftsTo(static_cast<Charset>(set));
    }

    std::span<const Designation> designations;
    Charset shiftedOut;     ///< the set in G1 before any designation
    bool linesBeginInAscii; ///< a line end empties G1 and G2 and calls G0
    bool hasG1, hasG2;      ///< whether a designation to the slot exists
    /// Schemes for text with one two-byte set, by the set.
    std::array<ShiftScheme, charsetCount> shifts{};
    SetScheme sets; ///< the scheme of all sets

private:
    constexpr bool hasSlot(std::uint8_t slot) const {
        return std::ranges::any_of(designations,
                                   [&](const Designation& d) { return d.slot == slot; });
    }
    constexpr ShiftScheme shiftsTo(Charset set) const {
        ShiftScheme scheme = shiftScheme(set, "\x1B\x0E\x0F");
        scheme.all = &sets.all;
        scheme.noShifts = !hasG1 && shiftedOut == Charset::None;
        if (hasG1 && set != Charset::None) {
            scheme.toPairs[0] = shiftSequence("\x0E");
            scheme.toSingle[0] = shiftSequence("\x0F");
        }
        std::size_t toPairs = 0;
        for (const Designation& designation : designations)
            if (designation.slot == 0) {
                const auto sequence = shiftSequence(designation.bytes, 0x1B);
                if (designation.set == set)
                    scheme.toPairs[toPairs++] = sequence;
                else if (designation.set == Charset::Ascii)
                    scheme.toSingle[0] = sequence;
                else if (designation.set == Charset::Roman)
                    scheme.toSingle[1] = sequence;
            }
        return scheme;
    }
};

class Iso2022 {
public:
    static constexpr std::size_t longest = 4;
    static constexpr std::size_t unitsPerByte = 1;

    explicit Iso2022(const Iso2022Scheme& scheme)
        : m_scheme(&scheme), m_set{Charset::Ascii, scheme.shiftedOut, Charset::None} {}

    template <class Sink>
    const Byte* run(const Byte* at, const Byte* end, bool last, ScanTries& tries, Sink& sink) {
        while (at != end) {
            if constexpr (CountingSink<Sink>)
                if (tries.areWorthALook(at))
                    at = scan(at, end, tries, sink);
            if (at == end)
                break;
            const Charset set = m_set[m_called];
            if (*at >= 0x20) {
                at = set == Charset::Ascii ? passPrintable(at, end, sink)
                                           : passPairs(set, at, end, sink);
                if (at == end)
                    break;
            }
            const auto left = static_cast<std::size_t>(end - at);
            std::size_t taken = 0;
            if (*at == escape)
                taken = escapeSequence(at, left, sink);
            else if (*at == shiftOut || *at == shiftIn)
                taken = shift(*at, sink);
            else if (isPairs(set) && isGraphic94(*at))
                taken = pair(set, at, left, 0, sink);
            else
                taken = single(set, *at, sink);
            at += taken;
            if (taken != 0)
                continue;
            if (!last)
                break;
            sink.malformed(1, MalformedKind::Truncated); // the other bytes are decoded again
            ++at;
        }
        return at;
    }

    /// Skips bytes that scans count.
    template <CountingSink Sink>
    const Byte* scan(const Byte* at, const Byte* end, ScanTries& tries, Sink& sink) {
        return tries.passBy([&](const Byte* from) { return passOneSet(from, end, tries, sink); },
                            [&](const Byte* from) { return passMixed(from, end, tries, sink); }, at,
                            end);
    }
    ScanWait& scanWait() { return m_wait; }

    /// Whether all bytes are in the set of G0, and no other slot was designated.
    bool isInG0() const {
        return m_called == 0 && m_set[1] == m_scheme->shiftedOut && m_set[2] == Charset::None;
    }
    Charset set() const { return m_set[0]; } ///< the set in G0
    bool goesOnLike(const Iso2022Jp& other) const { return isInG0() && set() == other.set(); }
    bool goesOnLike(const Iso2022& other) const {
        return isInG0() && other.isInG0() && set() == other.set();
    }
    template <class Other>
    void goOnFrom(const Other& other) {
        m_set[0] = other.set();
    }

private:
    static constexpr Byte escape = 0x1B, shiftOut = 0x0E, shiftIn = 0x0F;

    template <class Sink>
    const Byte* passOneSet(const Byte* at, const Byte* end, ScanTries& tries, Sink& sink) {
        if (m_scheme->linesBeginInAscii)
            return at;
        if (m_scheme->hasG1)
            return passBetweenShifts(at, end, tries, sink);
        return isInG0() ? passBetweenEscapes(at, end, tries, sink) : at;
    }
    template <class Sink>
    const Byte* passBetweenShifts(const Byte* at, const Byte* end, ScanTries& tries, Sink& sink) {
        ShiftPlace place{.inPairs = m_called == 1};
        at = passShifted(at, end, m_scans->shifted,
                         m_scheme->shifts[static_cast<std::size_t>(m_set[1])], place, tries, sink);
        m_called = place.inPairs ? 1 : 0;
        return at;
    }
    template <class Sink>
    const Byte* passBetweenEscapes(const Byte* at, const Byte* end, ScanTries& tries, Sink& sink) {
        Charset& set = m_set[0];
        if (set == Charset::Katakana)
            return at;
        if (isPairs(set))
            m_lastPairs = set;
        ShiftPlace place{.inPairs = isPairs(set), .almostAscii = set == Charset::Roman};
        at = passShifted(at, end, m_scans->shifted,
                         m_scheme->shifts[static_cast<std::size_t>(m_lastPairs)], place, tries,
                         sink);
        const Charset single = place.almostAscii ? Charset::Roman : Charset::Ascii;
        set = place.inPairs ? m_lastPairs : single;
        return at;
    }
    template <class Sink>
    const Byte* passMixed(const Byte* at, const Byte* end, ScanTries& tries, Sink& sink) {
        SetPlace place{.pairs = static_cast<Byte>(m_lastPairs), .called = m_called == 1};
        for (std::size_t slot = 0; slot < m_set.size(); ++slot)
            place.sets[slot] = static_cast<Byte>(m_set[slot]);
        at = passShifted(at, end, m_scans->mixed, m_scheme->sets, place, tries, sink);
        for (std::size_t slot = 0; slot < m_set.size(); ++slot)
            m_set[slot] = static_cast<Charset>(place.sets[slot]);
        m_lastPairs = static_cast<Charset>(place.pairs);
        m_called = place.called ? 1 : 0;
        return at;
    }

    template <class Sink>
    static std::size_t bad(std::size_t size, Sink& sink) {
        sink.malformed(size, MalformedKind::Invalid);
        return size;
    }

    template <class Sink>
    std::size_t single(Charset set, Byte byte, Sink& sink) {
        if (byte >= 0x80 || (set == Charset::Katakana && byte > 0x5F && byte < 0x7F))
            return bad(1, sink);
        if (byte == '\n') {
            m_set[2] = Charset::None;
            if (m_scheme->linesBeginInAscii) {
                m_set[1] = Charset::None;
                m_called = 0;
            }
        }
        if (set == Charset::Katakana && isGraphic94(byte))
            sink.unit(static_cast<char16_t>(0xFF61 - 0x21 + byte), 1, true);
        else if (set == Charset::Roman && (byte == 0x5C || byte == 0x7E))
            sink.unit(byte == 0x5C ? u'\u00A5' : u'\u203E', 1, true);
        else
            sink.unit(byte, 1);
        return 1;
    }

    /// Reports a pair, after `before` bytes that belong to it. Returns the bytes taken; 0 for an
    /// unfinished sequence.
    template <class Sink>
    static std::size_t pair(Charset set, const Byte* at, std::size_t left, std::size_t before,
                            Sink& sink) {
        if (left < before + 2)
            return 0;
        const Byte row = at[before], cell = at[before + 1];
        if (!isGraphic94(row) || !isGraphic94(cell))
            return bad(isGraphic94(row) ? before + 1 : before, sink);
        const Character character = characterOf(set, row, cell);
        if (character.point == 0) {
            sink.malformed(before + 2, MalformedKind::Unmapped);
        } else if (character.mark == 0) {
            sink.point(character.point, before + 2);
        } else {
            sink.point(character.point, 0);
            sink.unit(character.mark, before + 2);
        }
        return before + 2;
    }

    template <class Sink>
    std::size_t shift(Byte byte, Sink& sink) {
        if (m_set[1] == Charset::None && (byte == shiftOut || !m_scheme->hasG1))
            return bad(1, sink);
        m_called = byte == shiftOut ? 1 : 0;
        sink.skip(1);
        return 1;
    }

    /// Reports an escape sequence. Returns the bytes taken; 0 for an unfinished one.
    template <class Sink>
    std::size_t escapeSequence(const Byte* at, std::size_t left, Sink& sink) {
        if (left >= 2 && at[1] == 'N' && m_scheme->hasG2)
            return singleShift(at, left, sink);
        if (left < longest)
            return lastEscapeSequence(at, left, sink);
        const std::uint32_t word = static_cast<std::uint32_t>(at[1]) |
                                   static_cast<std::uint32_t>(at[2]) << 8 |
                                   static_cast<std::uint32_t>(at[3]) << 16;
        for (const Designation& designation : m_scheme->designations)
            if ((word & designation.mask) == designation.word)
                return designate(designation, sink);
        return bad(1, sink);
    }

    template <class Sink>
    std::size_t designate(const Designation& designation, Sink& sink) {
        m_set[designation.slot] = designation.set;
        sink.skip(1 + designation.bytes.size());
        return 1 + designation.bytes.size();
    }

    /// Reports an escape sequence at the end of the input, where it may be cut off.
    template <class Sink>
    std::size_t lastEscapeSequence(const Byte* at, std::size_t left, Sink& sink) {
        bool begun = left == 1;
        for (const Designation& designation : m_scheme->designations) {
            const std::size_t size = designation.bytes.size();
            const std::size_t here = std::min(size, left - 1);
            if (!std::equal(at + 1, at + 1 + here, designation.bytes.begin()))
                continue;
            if (here == size)
                return designate(designation, sink);
            begun = true;
        }
        return begun ? 0 : bad(1, sink);
    }

    /// Reports ESC N and a character of G2.
    template <class Sink>
    std::size_t singleShift(const Byte* at, std::size_t left, Sink& sink) {
        const Charset set = m_set[2];
        if (set == Charset::None)
            return bad(2, sink);
        if (isPairs(set))
            return pair(set, at, left, 2, sink);
        if (left < 3)
            return 0;
        if (at[2] < 0x20 || at[2] >= 0x80)
            return bad(2, sink);
        const char16_t unit = upperHalf(set)[at[2] | 0x80U];
        if (unit == 0xFFFF)
            sink.malformed(3, MalformedKind::Unmapped);
        else
            sink.unit(unit, 3);
        return 3;
    }
    const Iso2022Scheme* m_scheme; ///< a constant
    const Scans* m_scans = &bestScans();
    ScanWait m_wait;
    Charset m_lastPairs = Charset::Jis0208; ///< the last two-byte set in G0
    std::array<Charset, 3> m_set;
    std::uint8_t m_called = 0; ///< the slot that bytes are in: 0 or 1
};

} // namespace charsleuth
