#include "core/parts/mojibake_found.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace charsleuth {

std::string inWords(const Chain& chain) {
    std::string steps;
    for (const std::string& step : wordsOf(chain))
        steps += (steps.empty() ? "" : ", then ") + step;
    return steps;
}

std::optional<MojibakeFound> mojibakeIn(std::span<const Repair> repairs) {
    if (repairs.empty())
        return std::nullopt;
    std::map<std::vector<std::string>, std::vector<double>> chains;
    for (const Repair& repair : repairs)
        chains[wordsOf(repair.chain)].push_back(repair.confidence);
    const auto& [words, confidences] =
        *std::ranges::max_element(chains, {}, [](const auto& each) { return each.second.size(); });
    const double sum = std::accumulate(confidences.begin(), confidences.end(), 0.0);
    const auto one = std::ranges::find(repairs, words,
                                       [](const Repair& repair) { return wordsOf(repair.chain); });
    return MojibakeFound{.runs = repairs.size(),
                         .chain = one->chain,
                         .confidence = sum / static_cast<double>(confidences.size()),
                         .first = repairs.front()};
}

} // namespace charsleuth
