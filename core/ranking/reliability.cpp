#include "core/ranking/reliability.h"

#include "core/ranking/generated/reliable.h"

#include <algorithm>
#include <cmath>

namespace charsleuth {

namespace {

/// No answer is surer than this before the grounds are looked at.
constexpr double surest = 0.9999;
/// The cost of a character, nats, that is not known; and the one up to which text is plausible.
constexpr double unknownCost = 6, plausibleCost = 6, largestCost = 12;
/// The prior, decibans, from which on an encoding is an everyday one.
constexpr double everyday = -8;

} // namespace

double reliability(const Grounds& grounds) {
    const double p = std::clamp(grounds.probability, 1 - surest, surest);
    const bool isKnown = grounds.costOfCharacter > 0;
    const double cost = isKnown ? std::min(grounds.costOfCharacter, largestCost) : unknownCost;
    const double fits = grounds.letters ? std::max(0.0, plausibleCost - cost) : 0;
    const double kinds = std::log1p(static_cast<double>(grounds.kinds));
    const double rareness = std::min(0.0, grounds.prior.decibans - everyday) / 10;
    const double logit =
        reliable.constant + reliable.logit * std::log(p / (1 - p)) + reliable.cost * cost +
        (reliable.fits + reliable.fitsOfKinds * kinds + reliable.fitsOfRare * rareness) * fits +
        reliable.kinds * kinds + (reliable.rare + reliable.rareOfKinds * kinds) * rareness +
        (grounds.letters ? reliable.letters : 0) + (grounds.damaged ? reliable.damaged : 0) +
        (grounds.declared ? reliable.declared : 0) +
        (grounds.codePage ? 0 : reliable.multiByte + reliable.fitsOfMultiByte * fits) +
        (grounds.characters < 3 ? reliable.few : 0) + (isKnown ? 0 : reliable.unknown);
    return std::min(grounds.probability, 1 / (1 + std::exp(-logit)));
}

} // namespace charsleuth
