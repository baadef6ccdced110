#pragma once

/// How the lines of a text end.

#include <cstdint>

namespace charsleuth {

enum class LineEnding : std::uint8_t { None, Lf, CrLf, Cr, Nel, Mixed };

} // namespace charsleuth
