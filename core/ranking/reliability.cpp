#include "core/ranking/reliability.h"

#include "core/ranking/generated/reliable.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace charsleuth {

namespace {

/// No answer is surer than this before the grounds are looked at.
constexpr double surest = 0.9999;
/// The cost of a character, nats, that is not known; and the one up to which text is plausible.
constexpr double unknownCost = 6, plausibleCost = 6, largestCost = 12;
/// The prior, decibans, from which on an encoding is an everyday one.
constexpr double everyday = -8;
/// Characters outside ASCII below which an answer rests on few.
constexpr std::uint64_t few = 3;

} // namespace

std::array<double, termsOfReliability> termsOf(const Grounds& grounds) {
    const double p = std::clamp(grounds.probability, 1 - surest, surest);
    const bool isKnown = grounds.costOfCharacter > 0;
    const double cost = isKnown ? std::min(grounds.costOfCharacter, largestCost) : unknownCost;
    const double fits = grounds.letters ? std::max(0.0, plausibleCost - cost) : 0;
    const double kinds = std::log1p(static_cast<double>(grounds.kinds));
    const double characters = std::log1p(static_cast<double>(grounds.characters));
    const double rareness = std::min(0.0, grounds.prior.decibans - everyday) / 10;
    const double multiByte = grounds.codePage ? 0 : 1;
    return {1,
            std::log(p / (1 - p)),
            cost,
            fits,
            kinds,
            characters,
            rareness,
            kinds * fits,
            characters * fits,
            rareness * fits,
            rareness * kinds,
            grounds.letters ? 1.0 : 0.0,
            grounds.damaged ? 1.0 : 0.0,
            grounds.declared ? 1.0 : 0.0,
            multiByte,
            multiByte * fits,
            grounds.characters < few ? 1.0 : 0.0,
            isKnown ? 0.0 : 1.0};
}

double reliability(const Grounds& grounds) {
    const auto terms = termsOf(grounds);
    const double logit = std::inner_product(terms.begin(), terms.end(), reliable.begin(), 0.0);
    return std::min(grounds.probability, 1 / (1 + std::exp(-logit)));
}

} // namespace charsleuth
