#pragma once

/// Text that was UTF-8, was taken for a single-byte page and was saved as UTF-8 again: "cafÃ©".
/// Its bytes are sound UTF-8, so only what the characters say as bytes shows it.

#include "core/statistics/reading.h"

#include <optional>
#include <span>
#include <string_view>

namespace charsleuth {

struct EncodedTwice {
    EncodingId codePage{};     ///< what the text was taken for: converted to it, it is UTF-8 once
    std::string_view language; ///< of what was meant; BCP 47
};

/// Looks at the first 8 KiB of the sample, which is taken to be UTF-8; `counts` are those of the
/// whole input. Nothing unless what comes out is UTF-8, but for little, and likelier text. Pure.
std::optional<EncodedTwice> encodedTwice(std::span<const SampleSegment> sample,
                                         const ByteCounts& counts, const Prior& prior);

} // namespace charsleuth
