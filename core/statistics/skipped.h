#pragma once

/// Which candidates need not be read, since another one is far ahead by all but statistics, as
/// sound UTF-8 is: no text is so much likelier than what reads as text, too. (README.md beside this
/// file: "Skipped candidates".)

#include "core/statistics/model/prior.h"
#include "core/statistics/reading.h"
#include "core/structure/input/byte_counts.h"

#include <span>
#include <vector>

namespace charsleuth {

/// The candidates; nothing where all are near. Those that give one text of the input, as far as
/// byte counts tell, go together.
struct Leaders {
    std::vector<EncodingId> near; ///< sorted
    std::vector<EncodingList> behind;
};

/// `candidates`: not empty. `others` as in readings().
Leaders leadersOf(const ByteCounts& counts, std::span<const EncodingId> candidates,
                  std::span<const Weight> others);

/// Whether the best of the near ones leaves nothing to those behind. Requires: there are such.
bool isFarAhead(const Reading& best, const Leaders& leaders, std::span<const Weight> others);

/// Adds a reading for each text that is not read.
void addSkipped(std::span<const EncodingList> texts, const Prior& prior,
                std::vector<Reading>& readings);

} // namespace charsleuth
