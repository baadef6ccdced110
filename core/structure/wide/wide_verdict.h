#pragma once

/// Whether units of UTF-16 or UTF-32 are text, by what there is in them.
///
/// Validity alone does not show UTF-16: nearly every pair of bytes is some unit. What shows it
/// is which units: text has no unassigned code points, private use, lone surrogates or controls;
/// keeps to few scripts; varies less in its high bytes than in its low ones; and uses byte values
/// that no 8-bit text has (NUL and other control bytes as halves of ordinary characters).

#include "core/evidence/evidence.h"
#include "core/structure/wide/wide_counts.h"

#include <optional>

namespace charsleuth {

/// What the units say; weights of at most +100 decibans.
struct WideVerdict {
    Weight weight;
    bool excluded = false;       ///< no damage explains it
    bool discriminating = false; ///< halves of characters that 8-bit text does not have were seen
    bool sound = false; ///< no 8-bit text is like that: the bytes alternate as those of an alphabet
                        ///< do, 19 of 20 units are characters, their scripts go together
    bool says = false;  ///< there is something to say: `detail`, the weightiest reason
    std::optional<ByteRange> where;
    Sentence detail;
};

/// `width`: bytes of a unit. `firstOdd`: where the first one stands that text does not hold.
WideVerdict verdictOf(const WideCounts& counts, unsigned width,
                      const std::optional<ByteRange>& firstOdd);

} // namespace charsleuth
