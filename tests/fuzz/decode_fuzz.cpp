// Any bytes in any encoding: chunks and copies make no difference, ranges and offsets are well
// formed, the tally agrees.

#include "core/decode/decoder.h"

#include <algorithm>
#include <cstdlib>

using namespace charsleuth;

namespace {

void require(bool claim) {
    if (!claim)
        std::abort();
}

void requireWellFormed(const MappedText& decoded, std::size_t size) {
    require(decoded.byteOf.size() == decoded.text.size() + 1);
    require(std::ranges::is_sorted(decoded.byteOf));
    require(decoded.byteOf.back() == size);
    std::uint64_t end = 0;
    for (const MalformedRange& range : decoded.malformed) {
        require(!range.bytes.empty() && range.bytes.begin >= end && range.bytes.end <= size);
        require(decoded.text[range.textOffset] == u'\uFFFD');
        require(decoded.byteOf[range.textOffset] == range.bytes.begin);
        end = range.bytes.end;
    }
}

/// In chunks of one to sixteen bytes, each fed to a copy of the decoder before.
MappedText decodeInCopies(Bytes bytes, EncodingId encoding, unsigned seed) {
    MappedText out;
    Decoder decoder(encoding);
    while (!bytes.empty()) {
        seed = seed * 1103515245 + 12345;
        const Bytes chunk = bytes.first(std::min<std::size_t>(bytes.size(), 1 + (seed >> 16) % 16));
        Decoder copy(decoder);
        copy.feed(chunk, out);
        decoder = copy;
        bytes = bytes.subspan(chunk.size());
    }
    decoder.finish(out);
    return out;
}

} // namespace

// The first byte names the encoding, the second the chunks.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2)
        return 0;
    const auto encoding = static_cast<EncodingId>(data[0] % encodingCount);
    const Bytes bytes(data + 2, size - 2);
    const MappedText whole = decodeMapped(bytes, encoding);
    requireWellFormed(whole, bytes.size());
    const MappedText pieces = decodeInCopies(bytes, encoding, data[1]);
    require(pieces.text == whole.text && pieces.malformed == whole.malformed &&
            pieces.byteOf == whole.byteOf);
    const DecodedText text = decode(bytes, encoding);
    require(text.text == whole.text && text.malformed == whole.malformed);
    const TextTally counts = tally(bytes, encoding);
    require(counts.units == whole.text.size() && counts.malformed == whole.malformed.size());
    return 0;
}
