#pragma once

/// Finds text that was UTF-8, was decoded as a single-byte code page, and was saved as UTF-8 again:
/// "cafÃ©". Its bytes are sound UTF-8, so only the characters, encoded in the code page, show it.

#include "core/statistics/reading.h"

#include <optional>
#include <span>
#include <string_view>

namespace charsleuth {

struct EncodedTwice {
    /// The code page that the UTF-8 was decoded as; in it the text is UTF-8 once.
    EncodingId codePage{};
    std::string_view language; ///< of the text that was meant; BCP 47
    bool isWhole = false;      ///< all of the text that was tested is UTF-8 in the page
};

/// Tests the first 8 KiB of the sample as UTF-8. `counts`: of the whole input. Nothing unless the
/// text in a code page is UTF-8, but for a few sequences, and more probable: in the page that
/// leaves the fewest such sequences. Pure.
std::optional<EncodedTwice> encodedTwice(std::span<const SampleSegment> sample,
                                         const ByteCounts& counts, const Prior& prior);

} // namespace charsleuth
