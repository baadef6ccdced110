// What any bytes read as is written and read again: the same text, and nothing that is not text of
// the encoding. Where a text can be spelled in one way only the bytes are the same too.

#include "core/decode/decoder.h"
#include "core/decode/encoder.h"
#include "core/decode/single_byte_table.h"
#include "tests/fuzz/fuzz_input.h"

#include <array>
#include <map>

using namespace charsleuth;
using charsleuth::fuzz::require;

namespace {

bool isHighSurrogate(char16_t unit) {
    return (unit & 0xFC00) == 0xD800;
}

std::u16string without(const std::u16string& text, const std::vector<std::uint64_t>& offsets) {
    std::u16string rest;
    std::size_t from = 0;
    for (const std::uint64_t at : offsets) {
        require(at >= from && at < text.size());
        rest.append(text, from, at - from);
        from = at + 1;
        if (isHighSurrogate(text[at]) && from < text.size() && (text[from] & 0xFC00) == 0xDC00)
            ++from;
    }
    return rest.append(text, from);
}

/// No two byte strings without malformed sequences read as the same text.
bool hasOneSpelling(EncodingId encoding) {
    constexpr std::array unicode = {EncodingId::Utf8,    EncodingId::Utf16Le, EncodingId::Utf16Be,
                                    EncodingId::Utf32Le, EncodingId::Utf32Be, EncodingId::Cesu8};
    if (std::ranges::find(unicode, encoding) != unicode.end())
        return true;
    const SingleByteTable* table = singleByteTable(encoding);
    if (table == nullptr)
        return false;
    SingleByteTable sorted = *table;
    std::ranges::sort(sorted);
    const auto sameLetter = [](char16_t a, char16_t b) { return a == b && a != u'\uFFFD'; };
    return std::ranges::adjacent_find(sorted, sameLetter) == sorted.end();
}

/// A copy of one that was made before: they share the table, whose making is slow.
Encoder encoderOf(EncodingId encoding) {
    static std::map<EncodingId, Encoder> made;
    return made.try_emplace(encoding, encoding).first->second;
}

EncodedText encodeAtOnce(std::u16string_view text, EncodingId encoding) {
    EncodedText out;
    Encoder encoder = encoderOf(encoding);
    encoder.feed(text, out);
    encoder.finish(out);
    return out;
}

EncodedText encodeInChunks(std::u16string_view text, EncodingId encoding, unsigned seed) {
    EncodedText out;
    Encoder encoder = encoderOf(encoding);
    const Bytes positions(reinterpret_cast<const Byte*>(text.data()), text.size());
    std::size_t at = 0;
    fuzz::inChunks(positions, seed, [&](Bytes chunk) {
        encoder.feed(text.substr(at, chunk.size()), out);
        at += chunk.size();
    });
    encoder.finish(out);
    return out;
}

} // namespace

// The first byte names the encoding that is read, the second the one that is written, the third
// the chunks.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const fuzz::BoundedWork bounded(size, fuzz::encoderTables);
    fuzz::Input input(data, size);
    const auto from = static_cast<EncodingId>(input.byte() % encodingCount);
    const Byte chosen = input.byte();
    const auto to = chosen < 128 ? from : static_cast<EncodingId>((chosen - 128) % encodingCount);
    const unsigned seed = input.byte();
    const Bytes bytes = input.rest();
    const DecodedText read = decode(bytes, from);
    const EncodedText written = encodeAtOnce(read.text, to);
    require(std::ranges::is_sorted(written.lacking, std::ranges::less_equal{})); // none twice
    const EncodedText pieces = encodeInChunks(read.text, to, seed);
    require(pieces.bytes == written.bytes && pieces.lacking == written.lacking);
    const DecodedText again = decode(written.bytes, to);
    require(again.malformed.empty());
    require(again.text == without(read.text, written.lacking));
    if (from == to && read.malformed.empty() && hasOneSpelling(from))
        require(written.lacking.empty() && std::ranges::equal(written.bytes, bytes));
    return 0;
}
