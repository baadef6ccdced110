#include "core/ranking/calibration.h"

#include <algorithm>
#include <cmath>

namespace charsleuth {

namespace {

/// Exponent by which the worth of a differing character falls with their number. Chosen by hand and
/// checked on set-aside text: ./dev accuracy prints the calibration error by length.
constexpr double fading = 0.3;
/// Share of the prior in every answer; chosen and checked like it.
constexpr double priorShare = 0.002;

/// The most that a few differing characters say, decibans: signs that nobody wrote in this encoding
/// get into a file from another one, so a handful of them is damage and not proof. Chosen: more
/// than any two pages of one language differ by prior, less than a fitting declaration and that
/// prior.
constexpr double mostOfFew = 36;
constexpr double mostOfEach = 6;

} // namespace

Weight tempered(Weight deficit, std::uint64_t differing, std::uint64_t kinds) {
    const double places = static_cast<double>(differing < 1 ? 1 : differing);
    const double most = mostOfFew + mostOfEach * static_cast<double>(kinds);
    return {std::clamp(deficit.decibans * std::pow(places, -fading), -most, most)};
}

double moderated(double probability, double prior) {
    return (1 - priorShare) * probability + priorShare * prior;
}

} // namespace charsleuth
