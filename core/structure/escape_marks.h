#pragma once

/// Looks for the marks without which text in a 7-bit encoding does not get by.

#include "core/structure/page.h"

#include <cstdint>

namespace charsleuth {

class EscapeMarks {
public:
    void feed(const Page& page);

    /// There is `ESC $`, which begins every designation of a set of two-byte characters (ECMA-35,
    /// 14.3.2).
    bool hasDesignation() const { return m_designation; }
    /// There is `~{ ... ~}` on one line with at least one pair between (RFC 1843); the end of the
    /// input ends a long one too.
    bool hasClosedHz() const { return m_hz.closed || (m_hz.inside && m_hz.bytes >= longHz); }

private:
    static constexpr std::uint64_t longHz = 10; ///< bytes

    void lookForDesignation(Bytes bytes);
    void lookForHz(Bytes bytes);
    /// Where it stands in `~{ ... ~}`.
    struct Hz {
        const Byte* passText(const Byte* at, const Byte* end);
        const Byte* passPairs(const Byte* at, const Byte* end);
        bool isOpen() const { return inside || afterTilde; }

        bool closed = false;
        std::uint64_t bytes = 0; ///< since `~{`
        bool inside = false;
        /// The byte before is a tilde: outside not the second of two, inside the first of a pair.
        bool afterTilde = false;
    };

    Byte m_last = 0;
    bool m_designation = false;
    Hz m_hz;
};

} // namespace charsleuth
