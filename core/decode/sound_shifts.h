#pragma once

/// Passes over what a scan counts of text with shift sequences, where the sink counts, too.

#include "core/bytes/scan/shift_scheme.h"

#include <algorithm>

namespace charsleuth {

class SoundShifts {
public:
    template <class Sink>
    static constexpr bool helps = requires(const Sink& sink) {
        sink.afterCr();
    };

    explicit SoundShifts(const Scans& scans) : m_scans(scans) {}

    /// Where little was passed it is not tried again at once.
    bool areWorthALook(const Byte* at, const Byte* end) const {
        return end - at >= few && (!m_again || at >= m_again);
    }
    /// From `at` on; returns where the coder has to go on, perhaps there. `place`: of the coder.
    /// Requires: helps<Sink>.
    template <class Sink>
    const Byte* pass(const Byte* at, const Byte* end, const ShiftScheme& scheme, ShiftPlace& place,
                     Sink& sink) {
        ShiftSums sums;
        place.afterCr = sink.afterCr();
        const std::size_t passed = m_scans.shifted({at, end}, scheme, place, sums);
        if (passed > 0)
            sink.counted(passed, sums, place.afterCr);
        const Byte* const behind = at + passed;
        m_again = passed < enough ? at + std::min(many, end - at) : behind;
        return behind;
    }

private:
    static constexpr std::ptrdiff_t few = 40, many = 64; // bytes
    static constexpr std::size_t enough = 8;             // bytes

    const Scans& m_scans;
    const Byte* m_again = nullptr; ///< from here on it is tried again
};

} // namespace charsleuth
