// Any bytes as text in any encoding, repaired and divided: repairs are sorted, disjoint and stand
// where they say; each gives back what was there when its chain is applied again, or is lossy.
// Parts are without a gap.

#include "core/decode/decoder.h"
#include "core/detect.h"
#include "core/parts/parts.h"
#include "core/repair/repair.h"
#include "tests/fuzz/fuzz_input.h"

#include <algorithm>

using namespace charsleuth;
using charsleuth::fuzz::require;

namespace {

void checkRepairs(Bytes bytes, EncodingId encoding) {
    const MappedText text = decodeMapped(bytes, encoding);
    Repairer repairer;
    repairer.feed(text);
    std::uint64_t end = 0;
    for (const Repair& repair : repairer.conclude()) {
        require(repair.bytes.begin >= end && !repair.bytes.empty());
        end = repair.bytes.end;
        const auto begin = std::ranges::lower_bound(text.byteOf, repair.bytes.begin);
        const auto at = static_cast<std::size_t>(begin - text.byteOf.begin());
        require(text.text.compare(at, repair.before.size(), repair.before) == 0);
        require(repair.before != repair.after && repair.chain.size() > 0);
        require(repair.confidence >= 0 && repair.confidence <= 1);
        if (!repair.lossy)
            require(damaged(repair.after, repair.chain) == repair.before);
    }
    require(end <= bytes.size());
}

void checkParts(Bytes bytes, EncodingId whole) {
    std::uint64_t end = 0;
    for (const Part& part : partsOf(bytes, {.whole = whole, .confidence = 1, .only = {}})) {
        require(part.bytes.begin == end && !part.bytes.empty());
        require(part.firstLine <= part.lastLine);
        end = part.bytes.end;
    }
    require(end == bytes.size());
}

} // namespace

// One byte for the encoding, UTF-8 for most values; the rest is the file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const fuzz::BoundedWork bounded(size, fuzz::encoderTables);
    fuzz::Input input(data, size);
    const unsigned choice = input.byte();
    const EncodingId encoding =
        choice < encodingCount ? static_cast<EncodingId>(choice) : EncodingId::Utf8;
    const Bytes bytes = input.rest();
    checkRepairs(bytes, encoding);
    checkParts(bytes, encoding);
    return 0;
}
