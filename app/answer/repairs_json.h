#pragma once

/// The repairs of one file as one line of JSON (plugin/PROTOCOL.md).

#include "core/repair/repair.h"

#include <span>
#include <string>
#include <string_view>

namespace charsleuth {

/// Four digits, rounded down: nothing is told as certain.
double shortConfidence(double confidence);

std::string repairsJsonLine(std::string_view path, EncodingId encoding,
                            std::span<const Repair> repairs);

} // namespace charsleuth
