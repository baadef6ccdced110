#pragma once

/// The line ends of a text.

#include <cstdint>

namespace charsleuth {

enum class LineEnding : std::uint8_t { None, Lf, CrLf, Cr, Nel, Mixed };

} // namespace charsleuth
