#pragma once

/// Notices in UTF-8 what may be mojibake, so cheaply that every file can be asked.

#include "core/bytes/sample.h"

#include <span>

namespace charsleuth {

/// Whether somewhere a letter that is a lead byte in windows-1252 or ISO-8859-1 (U+00C2 to U+00F4),
/// or the capitals that lead in windows-1251, stand before a sign that is a trail byte there. Text
/// of other chains is noticed by encodedTwice() where all of it is mojibake. Linear in the sample.
bool mayBeMojibake(std::span<const SampleSegment> sample);

} // namespace charsleuth
