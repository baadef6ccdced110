#pragma once

/// Finds the shift sequences that ISO-2022 and HZ text must contain: `ESC $`, `~{ ... ~}`.
/// Tested by escapes_test.

#include "core/structure/escaped/ascii_or_pairs.h"
#include "core/structure/input/input_page.h"

#include <cstdint>

namespace charsleuth {

class ShiftSequences {
public:
    void feed(const InputPage& page);

    /// Whether the input has `ESC $`, which begins every designation of a set of two-byte
    /// characters (ECMA-35, 14.3.2), without words or numbers after it.
    bool hasDesignation() const { return m_designation; }
    /// Whether the input has `~{ ... ~}` on one line (RFC 1843) with at least one pair between, and
    /// the pairs are text (AsciiOrPairs). The end of the input also ends a long one.
    bool hasClosedHz() const {
        return m_hz.closed || (m_hz.inside && m_hz.bytes >= longHz && m_hz.read.areText());
    }
    /// Whether the input has any pair after a `~{`. Without one, HZ differs from ASCII only in that
    /// two tildes are one, and a tilde hides a line end.
    bool hasPairsOfHz() const { return m_hz.pairs; }

private:
    static constexpr std::uint64_t longHz = 10; ///< bytes
    /// Signs and the 3,755 frequent characters of GB/T 2312 (rows 1 to 55) begin with bytes up to
    /// this one. Small letters of ASCII begin rarer ones.
    static constexpr Byte lastOfFrequent = 0x57;

    void lookForDesignation(Bytes bytes);
    void lookForHz(Bytes bytes);
    /// The state of the search for `~{ ... ~}`.
    struct Hz {
        const Byte* passText(const Byte* at, const Byte* end);
        const Byte* passPairs(const Byte* at, const Byte* end);
        bool isOpen() const { return inside || afterTilde; }
        void take(Byte first, Byte second) {
            read.take(first, second);
            pairs |= first > ' ';
        }

        bool closed = false, pairs = false;
        std::uint64_t bytes = 0;           ///< bytes since `~{`
        AsciiOrPairs read{lastOfFrequent}; ///< pairs since then
        Byte lead = 0;                     ///< lead byte of a pair whose trail has not come yet
        bool inside = false;
        /// The last byte is a tilde: outside, not the second of two; inside, the first byte of a
        /// pair.
        bool afterTilde = false;
    };

    Byte m_last = 0;
    bool m_designation = false;
    Hz m_hz;
};

} // namespace charsleuth
