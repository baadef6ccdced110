#pragma once

/// Fits the constants of core/ranking/calibration.h.

#include "tests/accuracy/samples.h"
#include "tests/accuracy/set_aside.h"

#include <ostream>
#include <string>

namespace charsleuth::accuracy {

/// The contents of core/ranking/generated/fitted.h: the constants with which the right readings of
/// the samples are most probable (log loss, on the reference mix, every length alike). Samples are
/// of 1 byte to 4,096; those of up to 8 begin at a word's start and, as many again, anywhere; those
/// of 256 are damaged, too (each damage counts as a length).
/// `options`: how many of each; must have a mix. What was found is told on `out`.
std::string fitted(const LinesByLanguage& text, SampleOptions options, std::ostream& out);

} // namespace charsleuth::accuracy
