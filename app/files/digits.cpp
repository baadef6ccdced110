#include "app/files/digits.h"

#include <array>
#include <charconv>

namespace charsleuth {

std::string hexDigits(std::uint32_t value, std::size_t width) {
    std::string digits;
    for (; value != 0 || digits.size() < width; value >>= 4)
        digits.insert(digits.begin(), "0123456789ABCDEF"[value & 15]);
    return digits;
}

std::string fixedPoint(double value, int decimals) {
    std::array<char, 400> text{}; // the longest double has 309 digits before the point
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value,
                                   std::chars_format::fixed, decimals);
    return {text.data(), end.ptr};
}

} // namespace charsleuth
