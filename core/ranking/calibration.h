#pragma once

/// How far statistical weights are to be believed. Constants: see calibration.cpp.

#include "core/evidence/evidence.h"

#include <cstdint>

namespace charsleuth {

/// What is left of a reading's statistical deficit to the best reading (decibans, not positive)
/// where the two differ at `differing` characters: neighbouring characters are not independent, so
/// the more of them, the less each one counts.
Weight tempered(Weight deficit, std::uint64_t differing, std::uint64_t kinds);

/// The probability that an answer of the softmax deserves, given the share that the prior alone
/// would have given it: a little of the prior is always mixed in.
double moderated(double probability, double prior);

} // namespace charsleuth
