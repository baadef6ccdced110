#pragma once

/// Finds text that was UTF-8, was decoded as a single-byte code page, and was saved as UTF-8 again:
/// "cafÃ©". Its bytes are sound UTF-8, so only the characters show it.

#include "core/bytes/sample.h"
#include "core/registry/encoding_id.h"

#include <optional>
#include <span>
#include <vector>

namespace charsleuth {

struct MisreadText {
    /// The code page that the UTF-8 was decoded as, last if that happened more than once; in it the
    /// text is UTF-8.
    EncodingId readAs{};
    bool isWhole = false;    ///< all of the text that was tested is UTF-8 in the page
    std::vector<Byte> meant; ///< that text before all misreadings, UTF-8
};

/// Tests the first 8 KiB of the sample as UTF-8. Nothing unless repair finds mojibake in nearly all
/// words that have characters outside ASCII. Cheap for other text: its first characters outside
/// ASCII are no UTF-8 in any page.
std::optional<MisreadText> misreadText(std::span<const SampleSegment> sample);

} // namespace charsleuth
