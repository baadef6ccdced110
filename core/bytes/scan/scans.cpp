#include "core/bytes/scan/scans.h"

#include "core/bytes/scan/scans_of.h"

namespace charsleuth {

#if defined(CHARSLEUTH_AVX2)
extern const Scans avx2Scans; // scans_avx2.cpp
#endif

const Scans& portableScans() {
    static constexpr Scans scans = scansOf<PortableChunk>("portable");
    return scans;
}

const Scans& bestScans() {
#if defined(CHARSLEUTH_AVX2)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
        __builtin_cpu_supports("popcnt"))
        return avx2Scans;
#endif
#if defined(__SSE2__)
    static constexpr Scans scans = scansOf<Sse2Chunk>("sse2");
    return scans;
#elif defined(__ARM_NEON) && defined(__aarch64__)
    static constexpr Scans scans = scansOf<NeonChunk>("neon");
    return scans;
#else
    return portableScans();
#endif
}

} // namespace charsleuth
