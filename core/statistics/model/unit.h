#pragma once

/// The characters of a text as numbers from 0 on.

#include <cstdint>

namespace charsleuth {

using Unit = std::uint16_t;

/// Units that are not counted: before the first character of the input, and what could not
/// be read or lies between the parts of the sample.
inline constexpr Unit startUnit = 0xFFFF;
inline constexpr Unit gapUnit = 0xFFFE;

} // namespace charsleuth
