// Compiled for processors with AVX2, BMI and POPCNT. bestScans() tests the processor before
// anything here runs, and no other file shares an inline function with this one.
#include "core/bytes/scan/chunk_avx2.h"
#include "core/bytes/scan/scans_of.h"

namespace charsleuth {

extern const Scans avx2Scans;
constinit const Scans avx2Scans = scansOf<Avx2Chunk>("avx2");

} // namespace charsleuth
