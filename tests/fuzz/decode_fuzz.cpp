// Any bytes in any encoding: chunks and copies make no difference, ranges and offsets are well
// formed, the tally agrees, and so does the standard's literal machine where there is one.

#include "core/decode/decoder.h"
#include "tests/core/decode/reference_legacy.h"
#include "tests/core/decode/reference_unicode.h"
#include "tests/fuzz/fuzz_input.h"

using namespace charsleuth;
using charsleuth::fuzz::require;

namespace {

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

/// In chunks, each fed to a copy of the decoder before.
MappedText decodeInCopies(Bytes bytes, EncodingId encoding, unsigned seed) {
    MappedText out;
    Decoder decoder(encoding);
    fuzz::inChunks(bytes, seed, [&](Bytes chunk) {
        Decoder copy(decoder);
        copy.feed(chunk, out);
        decoder = copy;
    });
    decoder.finish(out);
    return out;
}

/// Nothing where the Encoding Standard has no machine for the encoding.
std::unique_ptr<reference::Handler> handlerOf(EncodingId encoding) {
    using enum EncodingId;
    switch (encoding) {
    case Utf8:
        return std::make_unique<reference::Utf8>();
    case Utf16Le:
        return std::make_unique<reference::Utf16<false>>();
    case Utf16Be:
        return std::make_unique<reference::Utf16<true>>();
    case Gb18030:
    case Gbk:
        return std::make_unique<reference::Gb18030>();
    case Big5:
        return std::make_unique<reference::Big5>();
    case EucKr:
        return std::make_unique<reference::EucKr>();
    case ShiftJis:
        return std::make_unique<reference::ShiftJis>();
    case EucJp:
        return std::make_unique<reference::EucJp>();
    case Iso2022Jp:
        return std::make_unique<reference::Iso2022Jp>();
    default:
        return nullptr;
    }
}

void requireAsTheStandardHasIt(Bytes bytes, EncodingId encoding, const MappedText& decoded) {
    const auto handler = handlerOf(encoding);
    if (!handler)
        return;
    const reference::Result expected = reference::run(*handler, bytes);
    require(decoded.text == expected.text);
    require(std::ranges::equal(decoded.malformed, expected.errors, {}, &MalformedRange::bytes));
}

} // namespace

// The first byte names the encoding, the second the chunks.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const fuzz::BoundedWork bounded(size);
    fuzz::Input input(data, size);
    const auto encoding = static_cast<EncodingId>(input.byte() % encodingCount);
    const unsigned seed = input.byte();
    const Bytes bytes = input.rest();
    const MappedText whole = decodeMapped(bytes, encoding);
    requireWellFormed(whole, bytes.size());
    const MappedText pieces = decodeInCopies(bytes, encoding, seed);
    require(pieces.text == whole.text && pieces.malformed == whole.malformed &&
            pieces.byteOf == whole.byteOf);
    const DecodedText text = decode(bytes, encoding);
    require(text.text == whole.text && text.malformed == whole.malformed);
    const TextTally counts = tally(bytes, encoding);
    require(counts.units == whole.text.size() && counts.malformed == whole.malformed.size());
    requireAsTheStandardHasIt(bytes, encoding, whole);
    return 0;
}
