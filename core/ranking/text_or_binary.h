#pragma once

/// Is the input text at all? Pure functions.

#include "core/ranking/text_traits.h"

#include <string>

namespace charsleuth {

/// The probability that the input is binary data, by a logistic regression on its traits
/// (core/ranking/generated/binary_weights.h), and by its first bytes.
double binaryProbability(const TextTraits& traits, const StructureReport& structure);

/// What speaks most for binary data, e.g. "NUL bytes at 12 places".
std::string whyBinary(const TextTraits& traits, const StructureReport& structure);

} // namespace charsleuth
