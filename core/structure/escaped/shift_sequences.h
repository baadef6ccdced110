#pragma once

/// Looks for the marks without which text in a 7-bit encoding does not get by.

#include "core/structure/escaped/ascii_or_pairs.h"
#include "core/structure/input/input_page.h"

#include <cstdint>

namespace charsleuth {

class ShiftSequences {
public:
    void feed(const InputPage& page);

    /// There is `ESC $`, which begins every designation of a set of two-byte characters (ECMA-35,
    /// 14.3.2), and no words or numbers behind it.
    bool hasDesignation() const { return m_designation; }
    /// There is `~{ ... ~}` on one line with at least one pair between (RFC 1843) that are text
    /// (AsciiOrPairs). The end of the input ends a long one as well.
    bool hasClosedHz() const {
        return m_hz.closed || (m_hz.inside && m_hz.bytes >= longHz && m_hz.read.areText());
    }
    /// There is a pair behind a `~{`, of whatever characters. Without one, HZ says nothing but
    /// ASCII: of two tildes one, and no line end behind one.
    bool hasPairsOfHz() const { return m_hz.pairs; }

private:
    static constexpr std::uint64_t longHz = 10; ///< bytes
    /// Of the signs and the 3,755 frequent characters of GB/T 2312 (rows 1 to 55). Small letters of
    /// ASCII begin others.
    static constexpr Byte lastOfFrequent = 0x57;

    void lookForDesignation(Bytes bytes);
    void lookForHz(Bytes bytes);
    /// Where it stands in `~{ ... ~}`.
    struct Hz {
        const Byte* passText(const Byte* at, const Byte* end);
        const Byte* passPairs(const Byte* at, const Byte* end);
        bool isOpen() const { return inside || afterTilde; }
        void take(Byte first, Byte second) {
            read.take(first, second);
            pairs |= first > ' ';
        }

        bool closed = false, pairs = false;
        std::uint64_t bytes = 0;           ///< since `~{`
        AsciiOrPairs read{lastOfFrequent}; ///< pairs since then
        Byte lead = 0;                     ///< of the pair that is half read
        bool inside = false;
        /// The byte before is a tilde: outside not the second of two, inside the first of a pair.
        bool afterTilde = false;
    };

    Byte m_last = 0;
    bool m_designation = false;
    Hz m_hz;
};

} // namespace charsleuth
