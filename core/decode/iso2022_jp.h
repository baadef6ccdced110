#pragma once

/// ISO-2022-JP (WHATWG Encoding Standard, section 12.2), with the vendors' rows of JIS X 0208 and
/// half-width katakana. The state lasts over line ends.

#include "core/decode/ascii_run.h"
#include "core/decode/charset_94.h"
#include "core/decode/decoded_text.h"
#include "core/decode/shifted_sets.h"
#include "core/decode/scan_tries.h"

namespace charsleuth {

class Iso2022Jp {
public:
    static constexpr std::size_t longest = 3;
    static constexpr std::size_t unitsPerByte = 1;

    template <class Sink>
    const Byte* run(const Byte* at, const Byte* end, bool last, ScanTries& tries, Sink& sink) {
        while (at != end) {
            if constexpr (CountingSink<Sink>)
                if (tries.areWorthALook(at))
                    at = scan(at, end, tries, sink);
            if (at == end)
                break;
            const Byte* const from = at;
            if (m_state == State::Ascii)
                at = passPrintable(at, end, sink);
            else if (m_state == State::Pair)
                at = passPairs(Charset::Jis0208, at, end, sink);
            m_output = m_output && at == from;
            if (at == end)
                break;
            std::size_t taken = 0;
            if (*at == escape)
                taken = escapeSequence(at, end, last, sink);
            else if (m_state == State::Pair)
                taken = pair(at, end, last, sink);
            else
                taken = single(*at, sink);
            if (taken == 0)
                break;
            at += taken;
        }
        return at;
    }

    /// Skips bytes that a scan counts.
    template <CountingSink Sink>
    const Byte* scan(const Byte* at, const Byte* end, ScanTries& tries, Sink& sink) {
        return tries.passBy([&](const Byte* from) { return passOneSet(from, end, tries, sink); },
                            [&](const Byte* from) { return passAllSets(from, end, tries, sink); },
                            at, end);
    }
    ScanWait& scanWait() { return m_wait; }

    /// The character set in use.
    Charset set() const {
        switch (m_state) {
        case State::Roman:
            return Charset::Roman;
        case State::Katakana:
            return Charset::Katakana;
        case State::Pair:
            return Charset::Jis0208;
        default:
            return Charset::Ascii;
        }
    }

private:
    enum class State : std::uint8_t { Ascii, Roman, Katakana, Pair };
    static constexpr Byte escape = 0x1B;
    static constexpr SetScheme sets = []() consteval {
        SetScheme scheme;
        scheme.find = characterOfPair;
        scheme.strict = true;
        addDesignation(scheme, "(B", 0, Charset::Ascii);
        addDesignation(scheme, "(J", 0, Charset::Roman);
        addDesignation(scheme, "(I", 0, Charset::Katakana);
        addDesignation(scheme, "$@", 0, Charset::Jis0208);
        addDesignation(scheme, "$B", 0, Charset::Jis0208);
        return scheme;
    }
    ();
    static constexpr ShiftScheme shifts = []() consteval {
        ShiftScheme scheme = shiftScheme(Charset::Jis0208, "\x1B\x0E\x0F");
        scheme.toPairs[0] = shiftSequence("\x1B$B");
        scheme.toPairs[1] = shiftSequence("\x1B$@");
        scheme.toSingle[0] = shiftSequence("\x1B(B");
        scheme.toSingle[1] = shiftSequence("\x1B(J");
        scheme.strict = scheme.noShifts = true;
        scheme.all = &sets.all;
        return scheme;
    }
    ();

    template <class Sink>
    const Byte* passOneSet(const Byte* at, const Byte* end, ScanTries& tries, Sink& sink) {
        if (m_state == State::Katakana)
            return at;
        ShiftPlace place{.inPairs = m_state == State::Pair,
                         .almostAscii = m_state == State::Roman,
                         .afterSequence = m_output};
        at = passShifted(at, end, m_scans->shifted, shifts, place, tries, sink);
        const State single = place.almostAscii ? State::Roman : State::Ascii;
        m_state = place.inPairs ? State::Pair : single;
        m_output = place.afterSequence;
        return at;
    }
    template <class Sink>
    const Byte* passAllSets(const Byte* at, const Byte* end, ScanTries& tries, Sink& sink) {
        SetPlace place{.sets = {static_cast<Byte>(set())}, .afterSequence = m_output};
        at = passShifted(at, end, m_scans->mixed, sets, place, tries, sink);
        m_state = stateOf(static_cast<Charset>(place.sets[0]));
        m_output = place.afterSequence;
        return at;
    }
    static State stateOf(Charset set) {
        switch (set) {
        case Charset::Roman:
            return State::Roman;
        case Charset::Katakana:
            return State::Katakana;
        case Charset::Jis0208:
            return State::Pair;
        default:
            return State::Ascii;
        }
    }

    template <class Sink>
    std::size_t single(Byte byte, Sink& sink) {
        m_output = false;
        const bool ascii = byte < 0x80 && byte != 0x0E && byte != 0x0F;
        if (m_state == State::Katakana && byte >= 0x21 && byte <= 0x5F)
            sink.unit(static_cast<char16_t>(0xFF61 - 0x21 + byte), 1, true);
        else if (m_state == State::Roman && byte == 0x5C)
            sink.unit(u'\u00A5', 1, true);
        else if (m_state == State::Roman && byte == 0x7E)
            sink.unit(u'\u203E', 1, true);
        else if (m_state != State::Katakana && ascii)
            sink.unit(byte, 1);
        else
            sink.malformed(1, MalformedKind::Invalid);
        return 1;
    }

    template <class Sink>
    std::size_t pair(const Byte* at, const Byte* end, bool last, Sink& sink) {
        if (!isGraphic94(*at)) {
            m_output = false;
            sink.malformed(1, MalformedKind::Invalid);
            return 1;
        }
        if (end - at < 2) {
            if (!last)
                return 0;
            sink.malformed(1, MalformedKind::Truncated);
            return 1;
        }
        m_output = false;
        if (at[1] == escape) {
            sink.malformed(1, MalformedKind::Invalid);
            return 1;
        }
        if (!isGraphic94(at[1])) {
            sink.malformed(2, MalformedKind::Invalid);
            return 2;
        }
        const char16_t unit =
            indexJis0208[static_cast<std::size_t>((at[0] - 0x21) * 94 + at[1] - 0x21)];
        if (unit == 0)
            sink.malformed(2, MalformedKind::Unmapped);
        else
            sink.unit(unit, 2);
        return 2;
    }

    /// A second escape sequence before any output is an error, so that no text can be hidden
    /// between the two. It takes effect all the same.
    template <class Sink>
    std::size_t escapeSequence(const Byte* at, const Byte* end, bool last, Sink& sink) {
        const auto left = end - at;
        const bool begun = left >= 2 && (at[1] == '(' || at[1] == '$');
        if (left == 1 || (left == 2 && begun)) {
            if (!last)
                return 0;
            m_output = false;
            sink.malformed(1, MalformedKind::Truncated);
            return 1;
        }
        if (!begun || !designate(at[1], at[2])) {
            m_output = false;
            sink.malformed(1, MalformedKind::Invalid);
            return 1;
        }
        if (m_output)
            sink.malformed(3, MalformedKind::Invalid);
        else
            sink.skip(3);
        m_output = true;
        return 3;
    }

    bool designate(Byte kind, Byte set) {
        if (kind == '(' && set == 'B')
            m_state = State::Ascii;
        else if (kind == '(' && set == 'J')
            m_state = State::Roman;
        else if (kind == '(' && set == 'I')
            m_state = State::Katakana;
        else if (kind == '$' && (set == '@' || set == 'B'))
            m_state = State::Pair;
        else
            return false;
        return true;
    }

    const Scans* m_scans = &bestScans();
    ScanWait m_wait;
    State m_state = State::Ascii;
    bool m_output = false; ///< the last sequence was an escape, with no output since
};

} // namespace charsleuth
