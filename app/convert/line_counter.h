#pragma once

/// Counts the lines of a text that comes in pieces.

#include "app/files/line_ends.h"

#include <cstdint>

namespace charsleuth {

class LineCounter {
public:
    /// `encoding` is the one that the text was read in: NEL ends lines in EBCDIC only.
    explicit LineCounter(EncodingId encoding) : m_nel(nelEndsLines(encoding)) {}

    void pass(std::u16string_view text);

    /// The line, from 1, in which the next character stands.
    std::uint64_t line() const { return m_line; }

private:
    bool m_nel;
    bool m_afterCr = false; ///< a LF that comes next ends no further line
    std::uint64_t m_line = 1;
};

} // namespace charsleuth
