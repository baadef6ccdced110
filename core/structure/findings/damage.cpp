#include "core/structure/findings/damage.h"

#include "core/structure/findings/log_gamma.h"

#include <array>
#include <cmath>

namespace charsleuth {

namespace {

constexpr double priorDamaged = 0.01;              // `a` of the header
constexpr double priorSound = 50;                  // `b` of the header
constexpr double logPriorBeta = 4.560458971309089; // ln B(a, b)
constexpr double beyondRepairShare = 0.05;
constexpr double beyondRepair = -50; // decibans

/// For few characters the likelihood is a product of three known numbers, instead of the logarithms
/// of nine gamma functions: C(n, k) B(k + a, n - k + b) / B(a, b) is Γ(k + a) / (Γ(a) k!) · Γ(n - k
/// + b) / (Γ(b) (n - k)!) · n! Γ(a + b) / Γ(n + a + b).
constexpr std::size_t few = 4096; ///< up to here no product leaves a double's range

/// By n, (x (x + 1) ... (x + n - 1)) / n!, which is Γ(n + x) / (Γ(x) n!); or its inverse.
consteval std::array<double, few + 1> risingOf(double x, bool inverse) {
    std::array<double, few + 1> all{1};
    for (std::size_t n = 1; n < all.size(); ++n) {
        const double i = static_cast<double>(n);
        all[n] = all[n - 1] * (inverse ? i / (x + i - 1) : (x + i - 1) / i);
    }
    return all;
}
constexpr auto ofDamaged = risingOf(priorDamaged, false), ofSound = risingOf(priorSound, false),
               ofAll = risingOf(priorDamaged + priorSound, true);

double logBeta(double a, double b) {
    return logGamma(a) + logGamma(b) - logGamma(a + b);
}

} // namespace

Weight damageWeight(std::uint64_t runs, std::uint64_t opportunities) {
    if (opportunities <= few)
        return weightOf(ofDamaged[runs] * ofSound[opportunities - runs] * ofAll[opportunities]);
    const double k = static_cast<double>(runs);
    const double n = static_cast<double>(opportunities);
    const double logChoose = logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
    const double logLikelihood =
        logChoose + logBeta(k + priorDamaged, n - k + priorSound) - logPriorBeta;
    return {decibansPerNat * logLikelihood};
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
    const double ofBad = share > 0 ? share * std::log(share / badInNoise) : 0;
    return {decibansPerNat * n * (ofBad + (1 - share) * std::log((1 - share) / (1 - badInNoise)))};
}

} // namespace charsleuth
