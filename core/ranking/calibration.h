#pragma once

/// How far statistical weights are to be believed, and the probabilities that come of it.

#include "core/evidence/evidence.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace charsleuth {

/// What is fitted on text set aside for it: generated/fitted.h, written by charsleuth-accuracy
/// --fit.
struct Calibration {
    double fading;     ///< exponent by which a differing character's worth falls with their number
    double priorShare; ///< of the prior in every answer
    double shortDoubt; ///< share of all that statistics say which is not believed of one byte,
    double shortDecay; ///< and which falls with this power of the number of bytes
};

const Calibration& fittedCalibration();

/// What one reading has to show.
struct Standing {
    double other = 0;            ///< prior and all evidence but statistics, decibans
    Weight deficit;              ///< of its statistics to the best reading's
    std::uint64_t differing = 0; ///< characters at which the two differ
    std::uint64_t kinds = 0;     ///< how many different ones these are
};

/// What is left of a reading's statistical deficit: neighbouring characters are not independent, so
/// the more of them, the less each one counts; and a few kinds of characters are bounded.
Weight tempered(const Standing& standing, const Calibration& calibration = fittedCalibration());

/// The same for a hundred readings, many of which differ at as many places.
class Tempering {
public:
    /// What is passed must outlive it.
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
    std::array<Known, 64> m_known{}; ///< by places, the last one of each remainder
};

/// The probabilities of the readings of an input of that many bytes; they add up to 1, and none
/// is 0. In the order of the standings.
std::vector<double> probabilities(std::span<const Standing> standings, std::uint64_t size,
                                  const Calibration& calibration = fittedCalibration());

} // namespace charsleuth
