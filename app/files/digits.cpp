#include "app/files/digits.h"

#include <algorithm>
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

std::string counted(std::uint64_t count, std::string_view noun) {
    return std::to_string(count) + ' ' + std::string(noun) + (count == 1 ? "" : "s");
}

std::string percent(double probability) {
    if (probability > 0 && probability < 0.001)
        return "< 0.1 %";
    return fixedPoint(probability < 1 ? std::min(probability * 100, 99.9) : 100.0, 1) + " %";
}

} // namespace charsleuth
