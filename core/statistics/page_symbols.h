#pragma once

/// What the bytes of a single-byte page are in the model of its script, looked up beforehand: half
/// of what reading a short text in some seventy pages would cost is this.

#include "core/registry/encoding_id.h"
#include "core/statistics/letter.h"

#include <array>
#include <cstdint>

namespace charsleuth {

/// What kind of character a byte stands for: a letter of one of the scripts, or one of these.
using Kind = std::uint8_t;
inline constexpr Kind noLetter = scriptCount, noByte = scriptCount + 1, asciiKind = scriptCount + 2;
inline constexpr std::size_t kindCount = scriptCount + 3;

struct PageSymbols {
    Script script; ///< of most of its letters outside ASCII
    /// Of each byte, in that script's model; U+0085 of mainframes as a line feed.
    std::array<Letter, 256> letters;
    /// Of each byte; `noByte` where the page does not define it.
    std::array<Kind, 256> kinds;
    /// Of each byte: what its character costs at least in any language of the script, a letter
    /// where nothing is known of what stands before it. Steps of costUnit; 0 where the page has
    /// none.
    std::array<std::uint8_t, 256> costs;
};

constexpr PageSymbols pageOf(Script script, const std::array<std::uint32_t, 256>& letters,
                             const std::array<Kind, 256>& kinds,
                             const std::array<std::uint8_t, 256>& costs) {
    PageSymbols page{script, {}, kinds, costs};
    for (std::size_t byte = 0; byte < letters.size(); ++byte)
        page.letters[byte] = Letter::unpacked(letters[byte]);
    return page;
}

/// GENERATED. Null for encodings that are no single-byte pages.
const PageSymbols* pageSymbols(EncodingId page);

} // namespace charsleuth
