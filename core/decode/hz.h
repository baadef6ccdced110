#pragma once

/// HZ (RFC 1843): GB 2312 between `~{` and `~}` in ASCII. `~~` is a tilde; `~` before a line end
/// joins the lines. A line end inside GB 2312 ends it, so a lost `~}` spoils one line only.

#include "core/bytes/find_byte.h"
#include "core/decode/ascii_run.h"
#include "core/decode/charset_94.h"
#include "core/decode/decoded_text.h"
#include "core/decode/shifted_sets.h"
#include "core/decode/scan_tries.h"

namespace charsleuth {

class Hz {
public:
    static constexpr std::size_t longest = 2;
    static constexpr std::size_t unitsPerByte = 1;

    template <class Sink>
    const Byte* run(const Byte* at, const Byte* end, bool last, ScanTries& tries, Sink& sink) {
        while (at != end) {
            if constexpr (CountingSink<Sink>)
                if (tries.areWorthALook(at))
                    at = scan(at, end, tries, sink);
            if (at == end)
                break;
            const bool lead = *at == '~' || (m_gb && *at > 0x20 && *at < 0x7F);
            if (*at >= 0x80) {
                sink.malformed(1, MalformedKind::Invalid);
                ++at;
            } else if (!lead) {
                const Byte* const tilde = m_gb ? at + 1 : findByte(at, end, '~');
                m_gb = m_gb && *at != '\n';
                at = passAscii(at, tilde, sink);
            } else if (end - at >= 2 && at[0] == '~' && at[1] == '~') {
                at = passTildes(at, end, sink);
            } else if (end - at >= 2) {
                at += *at == '~' ? tilde(at[1], sink) : pair(at[0], at[1], sink);
            } else if (last) {
                sink.malformed(1, MalformedKind::Truncated);
                ++at;
            } else {
                break;
            }
        }
        return at;
    }
    /// Skips bytes that a scan counts.
    template <CountingSink Sink>
    const Byte* scan(const Byte* at, const Byte* end, ScanTries& tries, Sink& sink) {
        ShiftPlace place{.inPairs = m_gb};
        const Byte* const to = passShifted(at, end, m_scans->shifted, shifts, place, tries, sink);
        m_gb = place.inPairs;
        return tries.pass(at, to);
    }
    ScanWait& scanWait() { return m_wait; }

private:
    static constexpr ShiftScheme shifts = []() consteval {
        ShiftScheme scheme = shiftScheme(Charset::Gb2312, "~");
        scheme.toPairs[0] = shiftSequence("~{");
        scheme.toSingle[0] = shiftSequence("~}");
        scheme.tildes = true;
        scheme.linesEndPairs = true;
        return scheme;
    }
    ();

    template <class Sink>
    static const Byte* passTildes(const Byte* at, const Byte* end, Sink& sink) {
        for (; end - at >= 2 && at[0] == '~' && at[1] == '~'; at += 2)
            sink.unit(u'~', 2);
        return at;
    }
    template <class Sink>
    std::size_t tilde(Byte next, Sink& sink) {
        if (next == '{' || next == '}' || (next == '\n' && !m_gb))
            sink.skip(2);
        else
            return pair('~', next, sink);
        if (next == '{' || next == '}')
            m_gb = next == '{';
        return 2;
    }
    template <class Sink>
    std::size_t pair(Byte lead, Byte trail, Sink& sink) {
        const bool fits = m_gb && trail > 0x20 && trail < 0x7F;
        const char32_t point = fits ? characterOf(Charset::Gb2312, lead, trail).point : 0;
        const std::size_t taken = fits ? 2 : 1;
        if (point != 0)
            sink.point(point, taken);
        else
            sink.malformed(taken, fits ? MalformedKind::Unmapped : MalformedKind::Invalid);
        return taken;
    }

    const Scans* m_scans = &bestScans();
    ScanWait m_wait;
    bool m_gb = false;
};

} // namespace charsleuth
