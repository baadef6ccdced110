#pragma once

/// Numbers as text, without the locale.

#include <cstdint>
#include <string>

namespace charsleuth {

/// Upper case, with zeros in front up to `width` digits.
std::string hexDigits(std::uint32_t value, std::size_t width);

/// With that many decimals.
std::string fixedPoint(double value, int decimals);

} // namespace charsleuth
