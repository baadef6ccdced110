#pragma once

/// What garbled text may have been before, for a person who knows that it is garbled and chooses.
///
/// Repairer (repair.h) changes nothing without proof; here the chains are ranked and none is left
/// out for want of it. Pure; any thread.

#include "core/bytes/exported.h"
#include "core/decode/decoded_text.h"
#include "core/repair/repair.h"

#include <string>
#include <vector>

namespace charsleuth {

/// A chain that the text may have gone through.
struct Meaning {
    Chain chain;
    /// What the chain makes of the text, never empty: words, or whole lines where one code page was
    /// read as another. Their lines and columns count from the start of the text; nothing is said
    /// of their confidence.
    std::vector<Repair> runs;
    std::u16string text; ///< with the runs put right
    double gain = 0;     ///< decibans by which that is more probable than the text as it stands
};

inline constexpr std::size_t mostMeanings = 8;

/// The most probable meanings, at most `mostMeanings`, best first, each another text. Only the
/// first lines are scored where the text is long. `garbled.byteOf` counts from the start of the
/// input.
CHARSLEUTH_EXPORT std::vector<Meaning> meaningsOf(const MappedText& garbled);

} // namespace charsleuth
