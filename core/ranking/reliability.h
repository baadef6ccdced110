#pragma once

/// How far an answer is to be believed: what the models do not know of. They know prose; in
/// keymaps, tables and pictures their probability says too much. A pure function.

#include "core/ranking/grounds.h"

#include <array>
#include <cstddef>

namespace charsleuth {

/// The terms of the logistic regression, in the order of generated/reliable.h; the second one is
/// that of the probability.
inline constexpr std::size_t termsOfReliability = 18;
std::array<double, termsOfReliability> termsOf(const Grounds& grounds);

/// The probability that the answer is right: `probability`, or less. It grows with it.
double reliability(const Grounds& grounds);

} // namespace charsleuth
