#include "core/structure/damage.h"

#include "core/structure/log_gamma.h"

#include <array>
#include <cmath>
#include <numbers>

namespace charsleuth {

namespace {

constexpr double priorDamaged = 0.01;              // a of the header
constexpr double priorSound = 50;                  // b
constexpr double logPriorBeta = 4.560458971309089; // ln B(a, b)
constexpr double beyondRepairShare = 0.05;
constexpr double beyondRepair = -50; // decibans

/// Up to so many damaged places among so many opportunities the likelihood is a product that takes
/// less time than the logarithms of six gamma functions.
constexpr std::uint64_t fewRuns = 64, fewOpportunities = 1024;

/// By n, B(a, b + n) / B(a, b), which is the likelihood of n sound ones.
constexpr auto ofSound = [] {
    std::array<double, fewOpportunities + 1> all{1};
    for (std::size_t n = 1; n < all.size(); ++n) {
        const double before = priorSound + static_cast<double>(n - 1);
        all[n] = all[n - 1] * (before / (priorDamaged + before));
    }
    return all;
}();

double logBeta(double a, double b) {
    return logGamma(a) + logGamma(b) - logGamma(a + b);
}

/// The same as below, of few.
double likelihood(std::uint64_t runs, std::uint64_t opportunities) {
    const std::uint64_t sound = opportunities - runs;
    const double chosen = static_cast<double>(sound), before = priorDamaged + priorSound + chosen;
    double likelihood = ofSound[sound];
    for (std::uint64_t run = 0; run < runs; ++run) {
        const double i = static_cast<double>(run);
        likelihood *= (chosen + 1 + i) * (priorDamaged + i) / ((1 + i) * (before + i));
    }
    return likelihood;
}

} // namespace

Weight damageWeight(std::uint64_t runs, std::uint64_t opportunities) {
    if (runs <= fewRuns && opportunities <= fewOpportunities)
        return {10 * std::log10(likelihood(runs, opportunities))};
    const double k = static_cast<double>(runs);
    const double n = static_cast<double>(opportunities);
    const double logChoose = logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
    const double logLikelihood =
        logChoose + logBeta(k + priorDamaged, n - k + priorSound) - logPriorBeta;
    return {10 * std::numbers::log10e * logLikelihood};
}

Weight DamageWeights::of(std::uint64_t runs, std::uint64_t opportunities) {
    for (std::size_t i = 0; i < m_size; ++i)
        if (m_known[i].runs == runs && m_known[i].opportunities == opportunities)
            return m_known[i].weight;
    const Weight weight = damageWeight(runs, opportunities);
    if (m_size < m_known.size())
        m_known[m_size++] = {runs, opportunities, weight};
    return weight;
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
