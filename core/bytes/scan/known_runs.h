#pragma once

/// Finds a short base64 run among those met before. See chunk.h on what may be used in here.

#include "core/bytes/scan/scans.h"

namespace charsleuth {

// Compiled once for each kind of processor: see chunk.h.
namespace { // NOLINT(cert-dcl59-cpp)

/// The key of a run, as in KnownRun. Requires: 1 to 8 digits; eight readable bytes.
[[maybe_unused]] inline std::uint64_t keyOfRun(const Byte* digits, std::size_t size, bool closed) {
    std::uint64_t bytes = 0;
    for (unsigned i = 0; i < KnownRuns::longest; ++i)
        bytes |= std::uint64_t{digits[i]} << 8 * i;
    return (bytes & ~std::uint64_t{0} >> 8 * (KnownRuns::longest - size)) | (closed ? 0x80U : 0U);
}

inline std::size_t setOfRun(std::uint64_t key) {
    return static_cast<std::size_t>(key * 0x9E3779B97F4A7C15 >> 55);
}

/// Null if the table does not have the run.
[[maybe_unused]] inline const KnownRun* findRun(const KnownRuns& known, std::uint64_t key) {
    const KnownRun* const ways = known.runs[setOfRun(key)];
    if (ways[0].key == key)
        return &ways[0];
    return ways[1].key == key ? &ways[1] : nullptr;
}

/// Replaces the older of the two runs with the same hash value.
[[maybe_unused]] inline void addRun(KnownRuns& known, const KnownRun& run) {
    KnownRun* const ways = known.runs[setOfRun(run.key)];
    ways[1] = ways[0];
    ways[0] = run;
}

} // namespace

} // namespace charsleuth
