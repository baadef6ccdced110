#pragma once

/// Limits for long input, bytes: from here on some things are examined in every 16th input page
/// only.
/// Tested by survey_test.

#include "core/structure/input/input_page.h"

namespace charsleuth {

constexpr std::uint64_t sampledFrom = 1 << 20;
/// From here on in every 64th.
constexpr std::uint64_t seldomSampledFrom = 16 << 20;

/// Whether the input page that begins at the offset is examined whole.
constexpr bool isSampled(std::uint64_t offset) {
    const std::uint64_t each = offset < seldomSampledFrom ? 16 : 64;
    return offset < sampledFrom || offset / InputPage::size % each == 0;
}

/// After this number of well-formed sequences without a malformed one, the input is UTF-8 until one
/// comes; and a validator with this number of them is one that others can fall behind.
constexpr std::uint64_t manySequences = 10'000;

} // namespace charsleuth
