#pragma once

/// A pair of encodings: a text was written in one and read as the other.

#include "core/bytes/bytes.h"
#include "core/repair/chain.h"
#include "core/repair/encoders.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace charsleuth {

struct PagePair {
    ChainStep step;
    /// Decibans by which the text that was meant is more probable than the text as it stands.
    double gain = 0;
    std::uint64_t kinds = 0; ///< different characters that the pair changes
};

/// All pairs that pairBehind() may find, those of most users first.
std::vector<ChainStep> knownPairs();

/// The pair that explains a text best; nothing if the text is more probable as it is, or if it was
/// UTF-8 that was read as a code page (chain_search.h). At most 8 KiB of the text are scored.
std::optional<PagePair> pairBehind(std::u16string_view text, Encoders& encoders);

/// The text with a pair undone; nothing where that loses something. Where UTF-8 was read in an
/// encoding of two bytes, bytes that found no partner are lost (U+FFFD): what they were part of is
/// one U+FFFD each.
std::optional<std::u16string> undonePair(std::u16string_view text, const ChainStep& pair,
                                         Encoders& encoders);

} // namespace charsleuth
