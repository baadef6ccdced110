#pragma once

/// Formats whose first bytes no text begins with.
/// Tested by binary_answer_test.

#include "core/structure/input/byte_counts.h"

#include <string_view>

namespace charsleuth {

/// The format that the input begins like, e.g. "a PNG image"; empty if text may begin so. `head`:
/// the first 16 bytes are enough; `counts`: of the whole input, for PDF files may be text or not.
std::string_view formatBegun(Bytes head, const ByteCounts& counts);

} // namespace charsleuth
