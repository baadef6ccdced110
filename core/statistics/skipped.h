#pragma once

/// Finds candidates that need not be scored, because another one is far ahead by all other weights,
/// as sound UTF-8 is: no text is so much more probable than another one that reads as text.
/// (README.md of core/statistics, "Skipped candidates".)
/// Tested by reading_test.

#include "core/statistics/model/prior.h"
#include "core/statistics/reading.h"
#include "core/structure/input/byte_counts.h"

#include <span>
#include <vector>

namespace charsleuth {

/// The candidates to score and those that may be skipped; `behind` is empty if all are near.
/// Encodings that give one text of the input, as far as byte counts show, stay together.
struct Leaders {
    std::vector<EncodingId> near; ///< sorted
    std::vector<EncodingList> behind;
};

/// Requires: `candidates` is not empty. `others`: as in readings().
Leaders leadersOf(const ByteCounts& counts, std::span<const EncodingId> candidates,
                  std::span<const Weight> others);

/// Whether the best of the near ones is so far ahead that the others cannot matter. Requires:
/// `behind` is not empty.
bool isFarAhead(const Reading& best, const Leaders& leaders, std::span<const Weight> others);

/// Adds a reading for each text that was skipped.
void addSkipped(std::span<const EncodingList> texts, const Prior& prior,
                std::vector<Reading>& readings);

} // namespace charsleuth
