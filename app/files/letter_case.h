#pragma once

/// Names that differ by case only are one name to some file systems.

#include <string>
#include <string_view>

namespace charsleuth {

/// UTF-8 text with each letter small, as the system's tables have it, one by one; of what is not
/// UTF-8 the bytes stay.
std::string inSmallLetters(std::string_view text);

} // namespace charsleuth
