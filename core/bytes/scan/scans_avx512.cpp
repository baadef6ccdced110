// Compiled for processors with AVX-512 BW and VBMI: see scans_avx2.cpp.
#include "core/bytes/scan/chunk_avx512.h"
#include "core/bytes/scan/scans_of.h"

namespace charsleuth {

extern const Scans avx512Scans;
constinit const Scans avx512Scans = scansOf<Avx512Chunk>("avx512");

} // namespace charsleuth
