#pragma once

/// The cost of ASCII text that is no language: keys, columns of digits, rows of signs.

#include "core/bytes/byte_mask.h"
#include "core/bytes/sample.h"

#include <span>

namespace charsleuth {

/// Whether all bytes are printable ASCII and blanks. Text with other bytes is no such data.
bool isPrintableAscii(const ByteMask& present);

/// The nats that an adaptive code needs for the segments, from their sync points on. The code knows
/// kinds of characters (capitals, small letters, digits, signs, blanks), and learns how often each
/// kind occurs, and each character in it; for every second character separately if that is shorter.
double costAsData(std::span<const SampleSegment> sample);

} // namespace charsleuth
