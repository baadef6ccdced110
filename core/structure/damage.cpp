#include "core/structure/damage.h"

#include "core/structure/log_gamma.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace charsleuth {

namespace {

constexpr double priorDamaged = 0.01;              // a of the header
constexpr double priorSound = 50;                  // b
constexpr double logPriorBeta = 4.560458971309089; // ln B(a, b)
constexpr double beyondRepairShare = 0.05;
constexpr double beyondRepair = -50; // decibans

/// Up to so many opportunities the likelihood is a product that takes less time than one logarithm
/// of a gamma function, of which six are needed else, and no factor of it leaves a double's range.
constexpr std::uint64_t few = 64;

double logBeta(double a, double b) {
    return logGamma(a) + logGamma(b) - logGamma(a + b);
}

/// x (x + 1) ... (x + n - 1), which is Γ(x + n) / Γ(x).
double rising(double x, std::uint64_t n) {
    double product = 1;
    for (std::uint64_t i = 0; i < n; ++i)
        product *= x + static_cast<double>(i);
    return product;
}

/// The same as below, of few.
double likelihood(std::uint64_t runs, std::uint64_t opportunities) {
    const std::uint64_t sound = opportunities - runs, fewer = std::min(runs, sound);
    const double choose =
        rising(static_cast<double>(opportunities - fewer + 1), fewer) / rising(1, fewer);
    return choose * (rising(priorDamaged, runs) * rising(priorSound, sound) /
                     rising(priorDamaged + priorSound, opportunities));
}

} // namespace

Weight damageWeight(std::uint64_t runs, std::uint64_t opportunities) {
    if (opportunities <= few)
        return {10 * std::log10(likelihood(runs, opportunities))};
    const double k = static_cast<double>(runs);
    const double n = static_cast<double>(opportunities);
    const double logChoose = logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
    const double logLikelihood =
        logChoose + logBeta(k + priorDamaged, n - k + priorSound) - logPriorBeta;
    return {10 * std::numbers::log10e * logLikelihood};
}

Weight DamageWeights::of(std::uint64_t runs, std::uint64_t opportunities) {
    for (const Known& known : m_known)
        if (known.runs == runs && known.opportunities == opportunities)
            return known.weight;
    if (m_known.empty())
        m_known.reserve(16);
    m_known.push_back({runs, opportunities, damageWeight(runs, opportunities)});
    return m_known.back().weight;
}

bool isBeyondRepair(std::uint64_t runs, std::uint64_t opportunities, Weight weight) {
    const double share = static_cast<double>(runs) / static_cast<double>(opportunities);
    return runs > 0 && share > beyondRepairShare && weight.decibans < beyondRepair;
}

Weight soundnessWeight(std::uint64_t good, std::uint64_t bad, double badInNoise) {
    const double n = static_cast<double>(good + bad);
    const double share = n > 0 ? static_cast<double>(bad) / n : 1;
    if (share >= badInNoise)
        return {};
    const double ofBad = share > 0 ? share * std::log10(share / badInNoise) : 0;
    return {10 * n * (ofBad + (1 - share) * std::log10((1 - share) / (1 - badInNoise)))};
}

} // namespace charsleuth
