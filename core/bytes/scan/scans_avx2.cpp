// Compiled for processors with AVX2, BMI and POPCNT: nothing here runs before bestScans() has asked
// the processor, and no inline function is shared with other files.
#include "core/bytes/scan/chunk_avx2.h"
#include "core/bytes/scan/scans_of.h"

namespace charsleuth {

extern const Scans avx2Scans;
constinit const Scans avx2Scans = scansOf<Avx2Chunk>("avx2");

} // namespace charsleuth
