#pragma once

/// The characters of a text as numbers from 0 on.
/// Tested by ngram_counts_test.

#include <cstdint>

namespace charsleuth {

using Unit = std::uint16_t;

/// Units without a character: the start of the input; and a gap, i.e. undecodable bytes or the
/// space between two parts of the sample.
inline constexpr Unit startUnit = 0xFFFF;
inline constexpr Unit gapUnit = 0xFFFE;

} // namespace charsleuth
