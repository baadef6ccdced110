#include "core/ranking/calibration.h"

#include <cmath>

namespace charsleuth {

namespace {

/// Exponent by which the worth of a differing character falls with their number; fitted on
/// set-aside text.
constexpr double fading = 0.3;
/// Share of the prior in every answer; fitted on set-aside text.
constexpr double priorShare = 0.002;

} // namespace

Weight tempered(Weight deficit, std::uint64_t differing) {
    return {deficit.decibans *
            std::pow(static_cast<double>(differing < 1 ? 1 : differing), -fading)};
}

double moderated(double probability, double prior) {
    return (1 - priorShare) * probability + priorShare * prior;
}

} // namespace charsleuth
