#pragma once

/// What all words of a file say together about what happened to it: few chains explain all damaged
/// words, and a chain that some words show is more probable in the next one.

#include "core/repair/chain_search.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace charsleuth {

/// A word that may be mojibake, and the chains that explain it.
struct SuspectWord {
    std::u32string text;
    std::vector<Undoing> undoings; ///< best first; never empty
};

struct Verdict {
    Chain chain;
    double confidence = 0;
};

/// The verdict on each word: the chain that it went through; nothing unless that is more probable
/// than sound text. `words`: the different ones of the file.
std::vector<std::optional<Verdict>> verdictsOn(std::span<const SuspectWord> words);

} // namespace charsleuth
