#pragma once

/// What the bytes of a single-byte page are in the alphabet, looked up beforehand: half of what
/// reading a short text in some seventy pages would cost is this.

#include "core/registry/encoding_id.h"
#include "core/statistics/alphabet.h"

#include <array>
#include <cstdint>

namespace charsleuth {

/// What kind of character a byte stands for: a letter of one of the scripts, or one of these.
using Kind = std::uint8_t;
inline constexpr Kind noLetter = scriptCount, noByte = scriptCount + 1, asciiKind = scriptCount + 2;
inline constexpr std::size_t kindCount = scriptCount + 3;

struct PageSymbols {
    /// Of each byte what Alphabet::symbolOfEntry() takes; U+0085 of mainframes as a line feed.
    std::array<std::uint16_t, 256> entries;
    /// Of each byte; `noByte` where the page does not define it.
    std::array<Kind, 256> kinds;
};

/// GENERATED. Null for encodings that are no single-byte pages.
const PageSymbols* pageSymbols(EncodingId page);

} // namespace charsleuth
