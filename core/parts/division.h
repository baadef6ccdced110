#pragma once

/// Divides a file line by line: the best path through its pieces, by the cost of each as text.

#include "core/parts/parts.h"

namespace charsleuth {

/// As partsOf(), without UTF-16 beside text in 8 bits. Requires: not empty.
std::vector<Part> dividedByLines(Bytes bytes, const PartOptions& options);

} // namespace charsleuth
