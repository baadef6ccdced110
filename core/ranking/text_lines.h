#pragma once

/// Lines of text in input that is binary as a whole, as in a dump of a database with pictures.
/// Pure functions.

#include "core/evidence/evidence.h"
#include "core/structure/survey.h"

#include <span>

namespace charsleuth {

/// Whether a good part of a sample is whole lines without controls, which binary data has by
/// accident only.
bool hasTextLines(std::span<const SampleSegment> sample);

} // namespace charsleuth
