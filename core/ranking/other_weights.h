#pragma once

/// What speaks for each encoding but statistics and prior: structure, declarations and hints.

#include "core/evidence/evidence.h"
#include "core/structure/survey.h"

#include <span>
#include <vector>

namespace charsleuth {

/// The sums of their weights, by EncodingId. Each of `declared` speaks of one encoding.
std::vector<Weight> otherWeights(const StructureReport& structure,
                                 std::span<const Evidence> declared);

} // namespace charsleuth
