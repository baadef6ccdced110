#include "core/ranking/other_weights.h"

namespace charsleuth {

std::vector<Weight> otherWeights(const StructureReport& structure,
                                 std::span<const Evidence> declared) {
    std::vector<Weight> weights;
    weights.reserve(encodingCount);
    for (std::size_t encoding = 0; encoding < encodingCount; ++encoding)
        weights.push_back(structure.of(static_cast<EncodingId>(encoding)).weight());
    for (const Evidence& each : declared)
        weights[static_cast<std::size_t>(each.about)] += each.weight;
    return weights;
}

} // namespace charsleuth
