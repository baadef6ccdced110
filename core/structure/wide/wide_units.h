#pragma once

/// Reads bytes as UTF-16 or UTF-32 units, and counts what speaks for and against text.
///
/// Each different unit is classified once: of long input only how often each unit occurs is
/// counted. Surrogates are classified one by one.

#include "core/structure/wide/wide_counts.h"
#include "core/structure/wide/wide_verdict.h"

#include <optional>
#include <vector>

namespace charsleuth {

class WideUnits {
public:
    using Verdict = WideVerdict;

    /// `width`: bytes of a unit, 2 or 4.
    WideUnits(unsigned width, bool bigEndian)
        : m_width(width), m_bigEndian(bigEndian), m_counts(width) {}

    /// Requires: the sizes of all chunks but the last are multiples of the width.
    void add(Bytes chunk);

    /// Adds bytes without a NUL: all their UTF-32 units are above U+10FFFF. Requires: the width is
    /// 4.
    void addWithoutNul(Bytes chunk);

    /// Skips bytes, which count for the length only. Requires: as for add().
    void skip(std::uint64_t bytes);

    Verdict verdict() const;

    std::uint64_t units() const { return m_counts.units; }
    bool cut() const { return m_leftOver > 0; } ///< whether the last unit is cut off

private:
    struct MetUnit {
        char16_t unit;
        UnitClass is;
    };

    template <unsigned width, bool bigEndian>
    void addUnits(Bytes units);
    void take32(char32_t unit, std::uint64_t end);
    void take16(char16_t unit, std::uint64_t end, SimpleTally& simple);
    void add(const SimpleTally& simple);
    void takeOther(char16_t unit, std::uint64_t end);
    void meet(char16_t unit, std::uint64_t end);
    void makeRoom(std::size_t units);
    void count(const UnitClass& character, std::uint64_t end);
    void noteOdd(std::uint64_t end);
    void dropSurrogate();
    WideCounts counts() const;

    unsigned m_width;
    bool m_bigEndian;
    std::uint64_t m_bytes = 0;
    std::uint64_t m_leftOver = 0; ///< bytes of an unfinished last unit
    WideCounts m_counts; ///< of the units that are not in the table; and the number of all units
    std::optional<ByteRange> m_firstOdd;
    char16_t m_surrogate = 0;         ///< a high surrogate that waits for its low one
    std::uint64_t m_surrogateEnd = 0; ///< the offset after it
    /// How often each unit occurs, without surrogates; empty for short input.
    std::vector<std::uint32_t> m_times;
    std::vector<MetUnit> m_met;  ///< the units whose count is not 0
    std::uint64_t m_inTable = 0; ///< units added since the table was emptied
};

} // namespace charsleuth
