#pragma once

/// The weight of each encoding without statistics and prior: structure, declarations and hints.
/// Tested by rank_test.

#include "core/evidence/evidence.h"
#include "core/structure/survey.h"

#include <span>
#include <vector>

namespace charsleuth {

/// Sums of weights, by EncodingId. Each evidence of `declared` must be about one encoding.
std::vector<Weight> otherWeights(const StructureReport& structure,
                                 std::span<const Evidence> declared);

} // namespace charsleuth
