#pragma once

/// What damage costs.

#include "core/evidence/evidence.h"

#include <array>
#include <cstddef>

namespace charsleuth {

/// Weight of `runs` damaged places among `opportunities` (characters that could have been damaged:
/// the well-formed multi-byte sequences or bytes of 0x80 or more, and the damaged places
/// themselves).
///
/// Beta-binomial: 10·log10 of C(n, k) · B(k + a, n - k + b) / B(a, b). Texts are damaged at rates
/// that differ from text to text, Beta(a, b) with a = 0.01 and b = 50: most texts not at all, few
/// above some per cent. So the first damaged place costs 20 decibans or so, the next ones 3 or
/// less, while damage everywhere (a wrong encoding) costs hundreds. Requires runs <= opportunities.
Weight damageWeight(std::uint64_t runs, std::uint64_t opportunities);

/// The same for a hundred encodings, many of which ask for the same.
class DamageWeights {
public:
    Weight of(std::uint64_t runs, std::uint64_t opportunities);

private:
    struct Known {
        std::uint64_t runs, opportunities;
        Weight weight;
    };

    std::array<Known, 32> m_known;
    std::size_t m_size = 0;
};

/// Whether no damage explains it: more than `beyondRepairShare` of the opportunities, and too many
/// of them for an accident in a short text (`weight`, damageWeight of them, below `beyondRepair`).
bool isBeyondRepair(std::uint64_t runs, std::uint64_t opportunities, Weight weight);
inline bool isBeyondRepair(std::uint64_t runs, std::uint64_t opportunities) {
    return isBeyondRepair(runs, opportunities, damageWeight(runs, opportunities));
}

/// Weight of `good` well-formed and `bad` malformed sequences, 0 or more, where noise has the share
/// `badInNoise` of bad ones: 10/ln 10 · n · D(bad / n || badInNoise) with the Kullback-Leibler
/// divergence D; 0 where there are no fewer bad ones than in noise.
Weight soundnessWeight(std::uint64_t good, std::uint64_t bad, double badInNoise);

} // namespace charsleuth
