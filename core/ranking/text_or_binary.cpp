#include "core/ranking/text_or_binary.h"

#include "core/ranking/generated/binary_weights.h"

#include <algorithm>
#include <cmath>

namespace charsleuth {

namespace {

/// No text begins like a format: six nines, in natural logarithms of odds.
constexpr double ofFormat = 14;

double partOf(const TextTraits& traits, std::initializer_list<Trait> some) {
    double sum = 0;
    for (const Trait trait : some)
        sum += traits[trait] * binaryWeights[static_cast<std::size_t>(trait)];
    return sum;
}

std::string percent(double share) {
    return std::to_string(std::lround(100 * share)) + " %";
}

std::string wordsOfControls(const TextTraits& traits, const StructureReport& structure) {
    const auto square = [](double root) { return root * root; };
    const double nuls = square(traits[Trait::NulShare]);
    const double all = square(traits[Trait::ClusteredShare]) + square(traits[Trait::LonelyShare]);
    if (nuls * 2 <= all)
        return percent(all) + " of the bytes are control codes";
    const std::uint64_t places = structure.counts.count[0];
    const bool goesOn = structure.counts.passed > 0;
    if (places == 1 && !goesOn)
        return "a NUL byte at one place";
    return (goesOn ? "NUL bytes at more than " : "NUL bytes at ") + std::to_string(places) +
           " places";
}

} // namespace

double binaryProbability(const TextTraits& traits, const StructureReport& structure) {
    double logit = structure.format.empty() ? 0 : ofFormat;
    for (std::size_t i = 0; i < traitCount; ++i)
        logit += traits.values()[i] * binaryWeights[i];
    return 1 / (1 + std::exp(-logit));
}

std::string whyBinary(const TextTraits& traits, const StructureReport& structure) {
    if (!structure.format.empty())
        return "begins like " + std::string(structure.format);
    using enum Trait;
    const double controls = partOf(
        traits, {NulShare, NulKinds, ClusteredShare, ClusteredKinds, LonelyShare, LonelyKinds});
    const double even = partOf(traits, {Even});
    const double filler = partOf(traits, {Filler, OneValue});
    const double text = partOf(traits, {BehindNoise, Spaceless});
    const double most = std::max({controls, even, filler, text});
    if (most == controls)
        return wordsOfControls(traits, structure);
    if (most == even)
        return "the bytes look random";
    if (most == filler && traits[OneValue] > 0)
        return "all bytes are alike";
    return "it is no text in any encoding";
}

} // namespace charsleuth
