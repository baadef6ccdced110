#pragma once

/// What long input is spared: from here on some things are looked at in every 16th page only.

#include "core/structure/input/input_page.h"

namespace charsleuth {

constexpr std::uint64_t sampledFrom = 1 << 20;
/// And from here on in every 64th.
constexpr std::uint64_t seldomSampledFrom = 16 << 20;

/// Whether the page that begins there is looked at whole.
constexpr bool isSampled(std::uint64_t offset) {
    const std::uint64_t each = offset < seldomSampledFrom ? 16 : 64;
    return offset < sampledFrom || offset / InputPage::size % each == 0;
}

/// After so many well-formed sequences without a malformed one the input is UTF-8, until there is
/// one; and a reading with so many of them is one that others can fall behind.
constexpr std::uint64_t manySequences = 10'000;

} // namespace charsleuth
