#pragma once

/// Divides a word that went through a chain into runs: each was damaged by all of the chain or by
/// its last steps, and characters that were not damaged are outside of all runs.

#include "core/repair/chain_search.h"
#include "core/repair/file_evidence.h"
#include "core/repair/repair.h"

#include <cstdint>
#include <vector>

namespace charsleuth {

/// Where a word stands.
struct Place {
    std::size_t word = 0;
    std::uint64_t line = 1, column = 1;
    std::vector<std::uint64_t> bytes; ///< offsets of its characters, and of its end
};

/// Appends the runs of a word to `repairs`. `text`: the word with the verdict's chain undone.
void writeRuns(std::u32string_view word, const Elements& text, const Verdict& verdict,
               const Place& place, Encoders& encoders, std::vector<Repair>& repairs);

} // namespace charsleuth
