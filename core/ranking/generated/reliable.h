// Fitted by a logistic regression: core/statistics/README.md, "What the answer rests on".
#pragma once

namespace charsleuth {

/// Coefficients of a logistic regression: is the answer right?
struct Reliable {
    double constant, logit, cost, fits, fitsOfKinds, kinds, rare, rareOfKinds, fitsOfRare, letters, damaged, declared,
        multiByte, fitsOfMultiByte, few, unknown;
};

// clang-format off
inline constexpr Reliable reliable{
    .constant = 2.684, .logit = 0.904, .cost = -0.42, .fits = -1.063, .fitsOfKinds = 0.241, .kinds = -0.444,
    .rare = 1.714, .rareOfKinds = 0.013, .fitsOfRare = -0.66, .letters = 0.101, .damaged = -3.764, .declared = 2.17,
    .multiByte = 1.291, .fitsOfMultiByte = 1.007, .few = 1.878, .unknown = -2.318};
// clang-format on

} // namespace charsleuth
