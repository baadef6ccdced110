#pragma once

/// Lets a coder skip bytes that a scan counts, if its sink only counts.

#include "core/bytes/scan/shift_scheme.h"

#include <algorithm>

namespace charsleuth {

/// The wait of a coder before it tries a scan again. Each scan that counted little makes it longer.
struct ScanWait {
    std::ptrdiff_t bytes = 0;
    unsigned failures = 0;
    unsigned ofAllSets = 0; ///< scans to go until the scan for one set is tried again
};

/// Decides where in [at, end) a scan is tried, and keeps the wait for the next bytes.
class ScanTries {
public:
    ScanTries(ScanWait& wait, const Byte* at, const Byte* end)
        : m_wait(wait), m_begin(at), m_size(end - at) {}
    ScanTries(const ScanTries&) = delete;
    ScanTries& operator=(const ScanTries&) = delete;
    ~ScanTries() { m_wait.bytes = std::max<std::ptrdiff_t>(m_wait.bytes - m_size, 0); }

    /// The offset of `at` in the bytes given.
    std::size_t offsetOf(const Byte* at) const { return static_cast<std::size_t>(at - m_begin); }
    /// Notes pieces, counted from the first byte given, in which a scan found damage.
    void noteDamage(std::uint64_t pieces) { m_damaged |= pieces; }
    std::uint64_t damaged() const { return m_damaged; }

    bool areWorthALook(const Byte* at) const {
        return at - m_begin >= m_wait.bytes && m_size - (at - m_begin) >= few;
    }
    /// Notes that scans came from `at` to `to`, and returns `to`.
    const Byte* pass(const Byte* at, const Byte* to) {
        const std::ptrdiff_t passed = to - at;
        m_wait.failures = passed < enough ? std::min(m_wait.failures + 1, mostFailures) : 0;
        const std::ptrdiff_t rest = m_wait.failures == 0 ? 0 : shortest << m_wait.failures;
        m_wait.bytes = to - m_begin + rest;
        return to;
    }

    /// Scans by `oneSet`, and where that stops early, by `allSets`. After `allSets` was needed, it
    /// is used alone for some scans. Both functions take the place to begin and return the place
    /// where they stop.
    template <class OneSet, class AllSets>
    const Byte* passBy(const OneSet& oneSet, const AllSets& allSets, const Byte* at,
                       const Byte* end) {
        const Byte* to = at;
        if (m_wait.ofAllSets > 0) {
            --m_wait.ofAllSets;
        } else {
            to = oneSet(at);
            m_wait.ofAllSets = end - to >= worthAll ? afterOfAll : 0;
        }
        return pass(at, end - to >= worthAll ? allSets(to) : to);
    }

private:
    static constexpr std::ptrdiff_t worthAll = 32; // bytes
    static constexpr unsigned afterOfAll = 8;
    static constexpr std::ptrdiff_t few = 40, shortest = 16, enough = 8; // bytes
    static constexpr unsigned mostFailures = 6;

    ScanWait& m_wait;
    const Byte* const m_begin;
    const std::ptrdiff_t m_size;
    std::uint64_t m_damaged = 0; ///< as ShiftSums::damaged
};

/// A sink that only counts.
template <class Sink>
concept CountingSink = requires(const Sink& sink) {
    sink.afterCr();
};

/// Scans text with shift sequences by `count`. `place`: the coder's state. Returns the place where
/// the coder has to continue, which may be `at`.
template <class Scan, class Scheme, class Place, CountingSink Sink>
const Byte* passShifted(const Byte* at, const Byte* end, const Scan& count, const Scheme& scheme,
                        Place& place, ScanTries& tries, Sink& sink) {
    ShiftSums sums{.before = tries.offsetOf(at)};
    place.afterCr = sink.afterCr();
    const std::size_t passed = count({at, end}, scheme, place, sums);
    if (passed > 0)
        sink.counted(passed, sums, place.afterCr);
    tries.noteDamage(sums.damaged);
    return at + passed;
}

} // namespace charsleuth
