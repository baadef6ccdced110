#pragma once

/// What text in ASCII costs that is no language: keys, columns of digits, rows of signs.

#include "core/bytes/byte_mask.h"
#include "core/bytes/sample.h"

#include <span>

namespace charsleuth {

/// Whether the bytes are printable ASCII and blanks. What has others is no such text.
bool isPrintableAscii(const ByteMask& present);

/// Nats that an adaptive code needs for the segments from their sync points on. It knows
/// of kinds of characters (capitals, small letters, digits, signs, blanks) and learns how often
/// each kind, and in it each character, comes; of every second character by themselves where that
/// is shorter.
double costAsData(std::span<const SampleSegment> sample);

} // namespace charsleuth
