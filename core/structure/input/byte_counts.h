#pragma once

/// Counts of bytes by value, and where each occurs first: all that single-byte code pages need.
/// Tested by survey_test.

#include "core/bytes/byte_mask.h"
#include "core/bytes/scan/scans.h"
#include "core/decode/decoded_text.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace charsleuth {

struct ByteCounts {
    std::uint64_t size = 0;                 ///< bytes read
    std::array<std::uint64_t, 256> count{}; ///< by byte value, of the bytes counted
    std::array<std::uint64_t, 256> first{}; ///< offset of the first one, where count is not 0
    std::uint64_t lf = 0, cr = 0;           ///< bytes 0A and 0D, of all
    std::uint64_t crLf = 0;                 ///< 0D 0A
    std::uint64_t crEbcdicLf = 0;           ///< 0D 25
    std::optional<std::uint64_t> firstHigh; ///< offset of the first byte of 0x80 or more
    std::uint64_t high = 0;                 ///< bytes of 0x80 or more, of all
    std::uint64_t passed = 0;               ///< bytes of `size` that were not counted
    std::uint64_t highPassed = 0;           ///< bytes of 0x80 or more among them

    /// Adds the next bytes. `marks`: their counts, if known. Requires for marks, here and in
    /// pass(): fewer than 65,536 bytes, the most that marks can count.
    void add(Bytes chunk);
    void add(Bytes chunk, const BlockMarks& marks);

    /// Skips the next bytes, whose values were all counted often before; only the counts in `marks`
    /// are added.
    void pass(Bytes chunk, const BlockMarks& marks);

    /// Removes the input's first bytes from the counts. Requires: they were counted.
    void removeFront(Bytes bytes);

    std::uint64_t counted() const { return size - passed; }
    std::uint64_t highCounted() const { return high - highPassed; }

    /// The byte values that occur; in a vector, ascending.
    const ByteMask& presentSet() const { return m_present; }
    std::vector<Byte> present() const;

    /// A tally of ASCII's CR, LF and CRLF; its other counts are 0.
    TextTally lineEnds() const {
        TextTally tally;
        tally.crlf = crLf;
        tally.lf = lf - crLf;
        tally.cr = cr - crLf;
        return tally;
    }

private:
    void take(Bytes chunk, const BlockMarks& marks);
    void countLineEnds(Bytes chunk);
    void countFew(Bytes chunk);
    void countMany(Bytes chunk);
    void meet(Byte value, std::uint64_t at);

    Byte m_last = 0;    ///< the last byte added
    ByteMask m_present; ///< values whose count is not 0
};

} // namespace charsleuth
