#include "core/statistics/score/language_confidence.h"

#include "core/statistics/score/language_weights.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>

namespace charsleuth {

double languageConfidence(const LanguageFacts& facts) {
    if (facts.characters == 0)
        return 0;
    const auto characters = static_cast<double>(facts.characters);
    const double share =
        std::clamp<double>(facts.share, leastShareOfLanguage, 1 - leastShareOfLanguage);
    const double each = facts.cost / characters, size = std::log(characters);
    const double nonAscii = static_cast<double>(facts.nonAscii) / characters;
    const double numbers[] = {1,        std::log(share / (1 - share)),
                              each,     each * each,
                              size,     each * size,
                              nonAscii, nonAscii * nonAscii};
    static_assert(std::size(numbers) == std::size(languageWeights));
    double sum = 0;
    for (std::size_t i = 0; i < std::size(numbers); ++i)
        sum += languageWeights[i] * numbers[i];
    return 1 / (1 + std::exp(-sum));
}

} // namespace charsleuth
