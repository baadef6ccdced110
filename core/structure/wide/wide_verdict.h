#pragma once

/// Decides whether units of UTF-16 or UTF-32 are text, by their content.
///
/// Validity is not enough for UTF-16: nearly every pair of bytes is some unit. Text has no
/// unassigned code points, private use, lone surrogates or controls; it keeps to few scripts; its
/// high bytes vary less than its low ones; and it has byte values that no 8-bit text has (NUL and
/// other controls as halves of ordinary characters).
/// Tested by wide_units_test.

#include "core/evidence/evidence.h"
#include "core/structure/wide/wide_counts.h"

#include <optional>

namespace charsleuth {

/// The verdict on the units; the weight is at most +100 decibans.
struct WideVerdict {
    Weight weight;
    bool excluded = false;       ///< no damage explains the units
    bool discriminating = false; ///< characters with a byte that 8-bit text does not have were met
    /// No 8-bit text is like that: the bytes alternate as those of an alphabet do, 19 of 20 units
    /// are characters, and their scripts go together.
    bool sound = false;
    bool says = false; ///< `detail` has the weightiest reason
    std::optional<ByteRange> where;
    Sentence detail;
};

/// The verdict. `width`: bytes of a unit. `firstOdd`: the first unit that text does not contain.
WideVerdict verdictOf(const WideCounts& counts, unsigned width,
                      const std::optional<ByteRange>& firstOdd);

} // namespace charsleuth
