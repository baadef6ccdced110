#pragma once

/// The logarithm of the gamma function, for weights that are computed by the hundred.
/// Tested by damage_test.

#include <cmath>
#include <numbers>

namespace charsleuth {

/// ln Γ(x) for x > 0, exact to 1e-9: Stirling's series (NIST DLMF 5.11.1); Γ(x + 1) = x·Γ(x) first
/// raises x to where the series converges. Unlike lgamma() it writes no global variable.
inline double logGamma(double x) {
    constexpr double enough = 9;
    double product = 1;
    while (x < enough) {
        product *= x;
        x += 1;
    }
    const double inverse = 1 / x, square = inverse * inverse;
    const double series =
        inverse * (1.0 / 12 - square * (1.0 / 360 - square * (1.0 / 1260 - square / 1680)));
    const double halfLogTwoPi = 0.91893853320467274;
    const double stirling = (x - 0.5) * std::log(x) - x + halfLogTwoPi + series;
    return product == 1 ? stirling : stirling - std::log(product);
}

} // namespace charsleuth
