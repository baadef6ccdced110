#pragma once

/// The sums of the prior's table: for each encoding, for each language.
/// Tested by reading_test.

#include "core/statistics/model/prior.h"

#include <algorithm>
#include <span>

namespace charsleuth {

/// The sums over rows, each of which counts `factor(row)` times; normalised.
template <class Factor>
constexpr PriorSums summed(std::span<const JointPrior> rows, const Factor& factor) {
    PriorSums sums;
    std::array<double, mostLanguages> languages{};
    for (const JointPrior& row : rows) {
        const auto encoding = static_cast<std::size_t>(row.encoding);
        const double p = row.probability * factor(row);
        ++sums.rows[encoding + 1];
        sums.encodings[encoding] += p;
        sums.met[encoding] += row.met * factor(row);
        languages[row.language] += p;
        sums.total += p;
    }
    for (std::size_t i = 0; i < encodingCount; ++i) {
        sums.rows[i + 1] = static_cast<std::uint16_t>(sums.rows[i + 1] + sums.rows[i]);
        sums.encodings[i] = std::max(sums.encodings[i] / sums.total, PriorSums::leastProbability);
    }
    for (const JointPrior& row : rows) {
        auto& joint = sums.joint[static_cast<std::size_t>(row.encoding)];
        std::uint8_t& likeliest = sums.likeliest[static_cast<std::size_t>(row.encoding)];
        joint[row.language] = static_cast<float>(row.probability * factor(row) / sums.total);
        if (joint[row.language] > joint[likeliest])
            likeliest = static_cast<std::uint8_t>(row.language);
    }
    for (std::size_t i = 0; i < mostLanguages; ++i)
        sums.languages[i] = static_cast<float>(languages[i] / sums.total);
    return sums;
}

/// The sums of the GENERATED table, computed by the compiler.
const PriorSums& unshiftedSums();

} // namespace charsleuth
