#include "core/ranking/calibration.h"

#include "core/ranking/generated/fitted.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace charsleuth {

namespace {

/// The most that a few kinds of characters say, decibans, however often they come: signs that
/// nobody wrote in this encoding get into a file from another one, so a handful of them is damage
/// and not proof. Chosen: more than the priors of any two code pages of one language differ, less
/// than a fitting declaration and that prior. Measured: core/EXPERIMENTS.md, "Calibration".
constexpr double mostOfFew = 36;
constexpr double mostOfEach = 6;

/// Softmax of decibans. No share becomes 0, which means "ruled out".
void makeShares(std::vector<double>& weights) {
    // Power of ten; a product with a share stays a normal number.
    constexpr double leastExponent = -280;
    double largest = -std::numeric_limits<double>::infinity(), sum = 0;
    for (const double weight : weights)
        largest = std::max(largest, weight);
    for (double& weight : weights)
        sum += weight =
            std::exp(std::numbers::ln10 * std::max((weight - largest) / 10, leastExponent));
    for (double& weight : weights)
        weight /= sum;
}

} // namespace

const Calibration& fittedCalibration() {
    return fitted;
}

Weight tempered(const Standing& standing, const Calibration& calibration) {
    return Tempering(calibration).of(standing);
}

double Tempering::fading(std::uint64_t places) {
    Known& known = m_known[places % m_known.size()];
    if (known.places != places)
        known = {places, std::pow(static_cast<double>(places), -m_calibration.fading)};
    return known.fading;
}

Weight Tempering::of(const Standing& standing) {
    const double most = mostOfFew + mostOfEach * static_cast<double>(standing.kinds);
    const double left = fading(std::max<std::uint64_t>(standing.differing, 1));
    return {std::clamp(standing.deficit.decibans * left, -most, most)};
}

std::vector<double> sumsOf(std::span<const Standing> standings, std::uint64_t size,
                           const Calibration& calibration) {
    const auto bytes = static_cast<double>(std::max<std::uint64_t>(size, 1));
    // A short text resembles the training text less: it may begin anywhere.
    const double believed =
        1 - std::min(1.0, calibration.shortDoubt * std::pow(bytes, -calibration.shortDecay));
    Tempering tempering(calibration);
    std::vector<double> sums;
    sums.reserve(standings.size());
    for (const Standing& standing : standings)
        sums.push_back(standing.other + believed * tempering.of(standing).decibans);
    return sums;
}

std::vector<double> probabilities(std::span<const Standing> standings, std::uint64_t size,
                                  const Calibration& calibration) {
    std::vector<double> prior, all = sumsOf(standings, size, calibration);
    prior.reserve(standings.size());
    for (const Standing& standing : standings)
        prior.push_back(standing.other);
    makeShares(prior);
    makeShares(all);
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = (1 - calibration.priorShare) * all[i] + calibration.priorShare * prior[i];
    return all;
}

} // namespace charsleuth
