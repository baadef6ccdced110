#include "plugin/c/boundary.h"

#include "core/decode/decoder.h"
#include "core/decode/utf8_text.h"

#include <vector>

using namespace charsleuth;
using namespace charsleuth::c;

struct charsleuth_decoder {
    explicit charsleuth_decoder(EncodingId encoding) : decoder(Decoder::ofFile(encoding)) {}

    Decoder decoder;
    std::uint64_t units = 0; ///< UTF-16 units of the pieces before
    std::string utf8;        ///< of the last piece, as is `malformed`
    std::vector<charsleuth_malformed> malformed;
    bool finished = false;
};

namespace {

static_assert(static_cast<int>(MalformedKind::Invalid) == CHARSLEUTH_INVALID);
static_assert(static_cast<int>(MalformedKind::Unmapped) == CHARSLEUTH_UNMAPPED);
static_assert(static_cast<int>(MalformedKind::Truncated) == CHARSLEUTH_TRUNCATED);

/// Replaces the decoder's last piece by `piece`.
void keep(charsleuth_decoder& decoder, const DecodedText& piece) {
    std::string utf8;
    std::vector<charsleuth_malformed> malformed;
    const std::u16string_view text = piece.text;
    std::size_t written = 0;
    for (const MalformedRange& range : piece.malformed) {
        const auto at = static_cast<std::size_t>(range.textOffset - decoder.units);
        appendUtf8(utf8, text.substr(written, at - written));
        written = at;
        malformed.push_back({.begin = range.bytes.begin,
                             .end = range.bytes.end,
                             .text_offset = utf8.size(),
                             .kind = static_cast<std::int32_t>(range.kind)});
    }
    appendUtf8(utf8, text.substr(written));
    decoder.utf8 = std::move(utf8);
    decoder.malformed = std::move(malformed);
    decoder.units += text.size();
}

} // namespace

charsleuth_status charsleuth_decoder_new(const char* encoding, charsleuth_decoder** decoder) {
    const auto id = encodingNamed(encoding);
    const charsleuth_status unknown =
        encoding == nullptr ? CHARSLEUTH_BAD_ARGUMENT : CHARSLEUTH_UNKNOWN_NAME;
    return give(decoder, id ? CHARSLEUTH_OK : unknown, [&] { return new charsleuth_decoder(*id); });
}

charsleuth_status charsleuth_decoder_feed(charsleuth_decoder* decoder, const void* bytes,
                                          size_t size, int32_t last, charsleuth_text* text) {
    if (decoder == nullptr || (bytes == nullptr && size != 0) || !isUsable(text))
        return CHARSLEUTH_BAD_ARGUMENT;
    if (decoder->finished)
        return CHARSLEUTH_CONCLUDED;
    return guarded([&] {
        DecodedText piece;
        decoder->decoder.feed({static_cast<const Byte*>(bytes), size}, piece);
        if (last != 0)
            decoder->decoder.finish(piece);
        keep(*decoder, piece);
        decoder->finished = last != 0;
        charsleuth_text value{};
        value.utf8 = decoder->utf8.c_str();
        value.utf8_size = decoder->utf8.size();
        value.malformed = decoder->malformed.data();
        value.malformed_count = decoder->malformed.size();
        return fill(text, value);
    });
}

void charsleuth_decoder_free(charsleuth_decoder* decoder) {
    delete decoder;
}
