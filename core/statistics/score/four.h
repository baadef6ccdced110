#pragma once

/// Arithmetic on the numbers of four languages at a time. The compiler's vectors are used, so every
/// processor has its own instructions.
/// Tested by worked_example_test.

#include "core/statistics/model/language_model.h"

#include <cstddef>
#include <cstdint>

namespace charsleuth {

using Four [[gnu::vector_size(16)]] = float;
using FourWhole [[gnu::vector_size(16)]] = std::int32_t;
using FourBits [[gnu::vector_size(16)]] = std::uint32_t;
inline constexpr std::size_t mostFours = maxLanguages / 4;

/// e^x for x <= 0, to one part in a million; 0 below -87.
inline Four expOf(Four x) {
    constexpr float log2e = 1.44269504F, ln2High = 0.693359375F, ln2Low = -2.12194440e-4F;
    constexpr float rounder = 12582912; // 1.5 * 2^23: the sum is a whole number
    constexpr float least = -87;
    const Four clamped = x > least ? x : Four{} + least;
    const Four rounded = clamped * log2e + rounder;
    const Four whole = rounded - rounder;
    const Four rest = clamped - whole * ln2High - whole * ln2Low;
    const Four series =
        1 +
        rest * (1 + rest * (1.0F / 2 +
                            rest * (1.0F / 6 + rest * (1.0F / 24 + rest * (1.0F / 120 +
                                                                           rest * (1.0F / 720))))));
    const FourBits exponent = reinterpret_cast<FourBits>(rounded) << 23; // the low bits of the sum
    const Four scaled = reinterpret_cast<Four>(reinterpret_cast<FourBits>(series) + exponent);
    return x < least ? Four{} : scaled;
}
inline float expOf(float x) {
    return expOf(Four{} + x)[0];
}

/// Whether all four results of a comparison are true.
inline bool areAll(FourWhole truths) {
    return (truths[0] & truths[1] & truths[2] & truths[3]) != 0;
}

} // namespace charsleuth
