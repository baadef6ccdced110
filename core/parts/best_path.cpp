#include "core/parts/best_path.h"

#include <algorithm>

namespace charsleuth {

std::vector<std::uint8_t> bestPath(std::span<const float> costs, std::size_t width,
                                   std::span<const float> changes) {
    const std::size_t pieces = changes.size();
    std::vector<float> sums(width, 0.0F);
    std::vector<std::uint8_t> from(pieces * width);
    for (std::size_t piece = 0; piece < pieces; ++piece) {
        const auto best = static_cast<std::size_t>(std::ranges::min_element(sums) - sums.begin());
        const float changed = sums[best] + changes[piece];
        for (std::size_t own = 0; own < width; ++own) {
            const bool stays = sums[own] <= changed;
            from[piece * width + own] = static_cast<std::uint8_t>(stays ? own : best);
            sums[own] = (stays ? sums[own] : changed) + costs[piece * width + own];
        }
    }
    std::vector<std::uint8_t> path(pieces);
    auto own = static_cast<std::size_t>(std::ranges::min_element(sums) - sums.begin());
    for (std::size_t piece = pieces; piece-- > 0;) {
        path[piece] = static_cast<std::uint8_t>(own);
        own = from[piece * width + own];
    }
    return path;
}

} // namespace charsleuth
