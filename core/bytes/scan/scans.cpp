#include "core/bytes/scan/scans.h"

#include "core/bytes/scan/scans_of.h"

#if defined(__SSE2__)
#include "core/bytes/scan/chunk_sse2.h"
#elif defined(__ARM_NEON) && defined(__aarch64__)
#include "core/bytes/scan/chunk_neon.h"
#elif defined(__wasm_simd128__)
#include "core/bytes/scan/chunk_wasm.h"
#endif

namespace charsleuth {

#if defined(CHARSLEUTH_X86)
extern const Scans avx2Scans;   // scans_avx2.cpp
extern const Scans avx512Scans; // scans_avx512.cpp
#endif

namespace {

/// The implementation that every processor of the architecture runs.
#if defined(__SSE2__)
constexpr Scans vectorScans = scansOf<Sse2Chunk>("sse2");
#elif defined(__ARM_NEON) && defined(__aarch64__)
constexpr Scans vectorScans = scansOf<NeonChunk>("neon");
#elif defined(__wasm_simd128__)
constexpr Scans vectorScans = scansOf<WasmChunk>("wasm");
#else
constexpr Scans vectorScans = scansOf<PortableChunk>("portable");
#endif

#if defined(CHARSLEUTH_X86)
bool runsAvx2() {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("popcnt");
}
/// VBMI is required because processors that have it do not slow down for 512-bit registers.
bool runsAvx512() {
    return runsAvx2() && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
           __builtin_cpu_supports("avx512vbmi");
}
#endif

} // namespace

const Scans& portableScans() {
    static constexpr Scans scans = scansOf<PortableChunk>("portable");
    return scans;
}

const Scans& bestScans() {
#if defined(CHARSLEUTH_X86)
    if (runsAvx512())
        return avx512Scans;
    if (runsAvx2())
        return avx2Scans;
#endif
    return vectorScans;
}

std::vector<const Scans*> runnableScans() {
    std::vector<const Scans*> runnable{&portableScans(), &vectorScans};
#if defined(CHARSLEUTH_X86)
    if (runsAvx2())
        runnable.push_back(&avx2Scans);
    if (runsAvx512())
        runnable.push_back(&avx512Scans);
#endif
    return runnable;
}

} // namespace charsleuth
