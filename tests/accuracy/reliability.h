#pragma once

/// Whether a confidence means what it says: of the answers given with 0.9, nine in ten are right.

#include "tests/accuracy/tally.h"

#include <span>
#include <vector>

namespace charsleuth::accuracy {

struct ReliabilityBin {
    double confidence = 0; ///< mean of the answers in it, 0..1
    double right = 0;      ///< share of them that are right
    double mass = 0;       ///< share of all weight
    std::size_t answers = 0;
};

struct Reliability {
    std::vector<ReliabilityBin> bins; ///< of equal mass, least confident first
    double error = 0;                 ///< expected calibration error, 0..1
    double low = 0, high = 0; ///< its 95 % interval by bootstrap over the questions (seed fixed)
    double sure = 0;          ///< share right of the answers given with 0.99 or more
    double sureMass = 0;      ///< share of those answers
};

/// Fifteen bins, fewer when there are fewer answers. Binary answers and questions are left out.
Reliability reliability(std::span<const Score> scores, Mix mix);

} // namespace charsleuth::accuracy
