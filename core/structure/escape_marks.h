#pragma once

/// Counts the marks without which text in a 7-bit encoding does not get by.

#include "core/structure/page.h"

#include <cstdint>

namespace charsleuth {

class EscapeMarks {
public:
    void feed(const Page& page);

    /// `ESC $`, which begins every designation of a set of two-byte characters (ECMA-35, 14.3.2).
    std::uint64_t designations() const { return m_designations; }
    /// Whether there are no escapes but `ESC $ @`, `ESC $ B`, `ESC ( B`, `ESC ( J` and `ESC ( I`,
    /// one that the end cuts off among them, and no shifts: the same in ISO-2022-JP-1, -2, -3 and
    /// CP50220.
    bool isCommon() const { return m_common; }
    /// `~{ ... ~}` on one line with at least one pair between (RFC 1843); the end of the input
    /// ends a long one too.
    std::uint64_t closedHz() const {
        return m_hz.closed + (m_hz.inside && m_hz.bytes >= longHz ? 1 : 0);
    }

private:
    static constexpr std::uint64_t longHz = 10; ///< bytes

    void feed(const Block& block);
    void lookForOthers(const Page& page);
    /// Where it stands in `~{ ... ~}`.
    struct Hz {
        const Byte* passText(const Byte* at, const Byte* end);
        const Byte* passPairs(const Byte* at, const Byte* end);
        bool isOpen() const { return inside || afterTilde; }

        std::uint64_t closed = 0;
        std::uint64_t bytes = 0; ///< since `~{`
        bool inside = false;
        /// The byte before is a tilde: outside not the second of two, inside the first of a pair.
        bool afterTilde = false;
    };

    Byte m_last = 0;
    bool m_common = true;
    std::uint64_t m_designations = 0;
    Hz m_hz;
};

} // namespace charsleuth
