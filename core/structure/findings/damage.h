#pragma once

/// The cost of damage.

#include "core/evidence/evidence.h"

#include <array>
#include <cstddef>

namespace charsleuth {

/// The weight of `runs` damaged places among `opportunities`: the characters that could have been
/// damaged, i.e. the well-formed multi-byte sequences or bytes of 0x80 or more, and the damaged
/// places themselves.
///
/// Beta-binomial: 10·log10 of C(n, k) · B(k + a, n - k + b) / B(a, b). The rate of damage differs
/// from text to text by Beta(a, b) with a = 0.01 and b = 50: most texts are undamaged, few have
/// more than some per cent. So the first damaged place costs about 20 decibans, each next one 3 or
/// less, and damage everywhere (a wrong encoding) costs hundreds. Requires: runs <= opportunities.
Weight damageWeight(std::uint64_t runs, std::uint64_t opportunities);

/// Caches damageWeight() for a hundred encodings, many of which have the same arguments.
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

/// Whether no damage explains the malformed places: they are more than `beyondRepairShare` of the
/// opportunities, and too many for an accident in a short text (`weight`, their damageWeight(), is
/// below `beyondRepair`).
bool isBeyondRepair(std::uint64_t runs, std::uint64_t opportunities, Weight weight);
inline bool isBeyondRepair(std::uint64_t runs, std::uint64_t opportunities) {
    return isBeyondRepair(runs, opportunities, damageWeight(runs, opportunities));
}

/// The weight, 0 or more, of `good` well-formed and `bad` malformed sequences; in noise the share
/// `badInNoise` is malformed: 10/ln 10 · n · D(bad / n || badInNoise) with the Kullback-Leibler
/// divergence D. 0 if the malformed ones are no fewer than in noise.
Weight soundnessWeight(std::uint64_t good, std::uint64_t bad, double badInNoise);

} // namespace charsleuth
