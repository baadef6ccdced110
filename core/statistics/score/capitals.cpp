#include "core/statistics/score/capitals.h"

#include <array>

namespace charsleuth {

namespace {

constexpr std::uint64_t capitalsToALetter = 20, leastLetters = 12;
constexpr auto costs = [] {
    std::array<std::uint8_t, 24> table{};
    for (std::size_t lower = 0; lower < table.size(); lower += 2)
        table[lower] = 37; // 3 nats: one letter in twenty
    return table;
}();

} // namespace

bool isInCapitals(const CandidateText& text, Script script, ModelSymbols symbols) {
    if (text.ngrams->size() < leastLetters)
        return false;
    if (script != Script::Latin && script != Script::Cyrillic && script != Script::Greek &&
        script != Script::Armenian)
        return false;
    std::uint64_t upper = 0, lower = 0;
    const std::span counts = text.ngrams->counts();
    const std::uint64_t mostLower = text.ngrams->size() / capitalsToALetter;
    // Most lower-case letters have high numbers.
    for (std::size_t unit = counts.size(); unit-- > 0;) {
        const LetterCase letterCase = symbols[static_cast<Unit>(unit)].letterCase();
        upper += letterCase == LetterCase::Upper ? counts[unit] : 0;
        lower += letterCase == LetterCase::Lower ? counts[unit] : 0;
        if (lower > mostLower)
            return false;
    }
    return upper >= leastLetters && upper >= capitalsToALetter * lower;
}

CaseCosts casesOfCapitals() {
    return CaseCosts(costs.data());
}

} // namespace charsleuth
