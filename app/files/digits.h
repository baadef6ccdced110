#pragma once

/// Numbers as text, without the locale.

#include <cstdint>
#include <string>
#include <string_view>

namespace charsleuth {

/// Upper case, with zeros in front up to `width` digits.
std::string hexDigits(std::uint32_t value, std::size_t width);

/// With that many decimals.
std::string fixedPoint(double value, int decimals);

/// "1 malformed sequence", "2 malformed sequences"
std::string counted(std::uint64_t count, std::string_view noun);

/// "99.8 %". A probability below 1 is "99.9 %" at most, one above 0 "< 0.1 %" at least.
std::string percent(double probability);

} // namespace charsleuth
