#include "core/structure/damage.h"

#include "core/structure/log_gamma.h"

#include <cmath>
#include <numbers>

namespace charsleuth {

namespace {

constexpr double priorDamaged = 0.01;              // a of the header
constexpr double priorSound = 50;                  // b
constexpr double logPriorBeta = 4.560458971309089; // ln B(a, b)
constexpr double beyondRepairShare = 0.05;
constexpr double beyondRepair = -50; // decibans

double logBeta(double a, double b) {
    return logGamma(a) + logGamma(b) - logGamma(a + b);
}

} // namespace

Weight damageWeight(std::uint64_t runs, std::uint64_t opportunities) {
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
