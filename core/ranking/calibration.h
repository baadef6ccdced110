#pragma once

/// Tempers statistical weights, and turns weights into probabilities.

#include "core/evidence/evidence.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace charsleuth {

/// Constants fitted on text set aside for it: generated/fitted.h, written by charsleuth-accuracy
/// --fit.
struct Calibration {
    double fading; ///< exponent by which the worth of a differing character falls with their number
    double priorShare; ///< share of the prior in every answer
    double shortDoubt; ///< share of the statistics that is not believed for an input of one byte
    double shortDecay; ///< power of the number of bytes by which shortDoubt falls
};

const Calibration& fittedCalibration();

/// The weights of one reading, as ranking needs them.
struct Standing {
    double other = 0;            ///< prior and all evidence but statistics, decibans
    Weight deficit;              ///< how far its statistics are behind the best reading's
    std::uint64_t differing = 0; ///< characters at which the two differ
    std::uint64_t kinds = 0;     ///< number of different characters among these
};

/// The part of a reading's statistical deficit that ranking believes. Neighbouring characters are
/// not independent, so the more of them there are, the less each one counts; and a few kinds of
/// characters are bounded.
Weight tempered(const Standing& standing, const Calibration& calibration = fittedCalibration());

/// Computes tempered() for a hundred readings, many of which differ at equally many places.
class Tempering {
public:
    /// `calibration` must outlive the object.
    explicit Tempering(const Calibration& calibration = fittedCalibration())
        : m_calibration(calibration) {}

    Weight of(const Standing& standing);

private:
    double fading(std::uint64_t places);

    struct Known {
        std::uint64_t places = 0;
        double fading = 0;
    };
    const Calibration& m_calibration;
    std::array<Known, 64> m_known{}; ///< by the number of places modulo 64
};

/// The sums of all weights of the readings, in the order of the standings, decibans. `size`: bytes
/// of the input.
std::vector<double> sumsOf(std::span<const Standing> standings, std::uint64_t size,
                           const Calibration& calibration = fittedCalibration());

/// The probabilities of the readings, in the order of the standings. `size`: bytes of the input.
/// They add up to 1, and none is 0.
std::vector<double> probabilities(std::span<const Standing> standings, std::uint64_t size,
                                  const Calibration& calibration = fittedCalibration());

} // namespace charsleuth
