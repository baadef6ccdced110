#include "core/decode/decoder.h"
#include "core/parts/mail_bodies.h"
#include "core/registry/registry.h"
#include "plugin/web/module/exported.h"

#include <algorithm>

namespace charsleuth::wasm {

struct Decoding {
    Decoder decoder;
    DecodedText out; ///< of the last piece
};

// JavaScript reads the ranges where they lie.
static_assert(sizeof(MalformedRange) == 32 && offsetof(MalformedRange, textOffset) == 16 &&
              offsetof(MalformedRange, kind) == 24);

} // namespace charsleuth::wasm

using namespace charsleuth;
using wasm::Decoding;

/// Null for an unknown label.
CHARSLEUTH_WASM_EXPORT(decoder_new)
Decoding* charsleuthDecoderNew(const char* label, std::size_t size) {
    const auto encoding = findEncoding({label, size});
    return encoding ? new Decoding{.decoder = Decoder::ofFile(*encoding), .out = {}} : nullptr;
}

/// A checkpoint: it goes on from the state of the original.
CHARSLEUTH_WASM_EXPORT(decoder_copy)
Decoding* charsleuthDecoderCopy(const Decoding* decoding) {
    return new Decoding{.decoder = decoding->decoder, .out = {}};
}

/// Decodes a piece. `ends`: it is the last one.
CHARSLEUTH_WASM_EXPORT(decoder_feed)
void charsleuthDecoderFeed(Decoding* decoding, const Byte* bytes, std::size_t size, bool ends) {
    decoding->out.text.clear();
    decoding->out.malformed.clear();
    decoding->decoder.feed({bytes, size}, decoding->out);
    if (ends)
        decoding->decoder.finish(decoding->out);
}

CHARSLEUTH_WASM_EXPORT(decoder_text)
const char16_t* charsleuthDecoderText(const Decoding* decoding) {
    return decoding->out.text.data();
}

CHARSLEUTH_WASM_EXPORT(decoder_units)
std::size_t charsleuthDecoderUnits(const Decoding* decoding) {
    return decoding->out.text.size();
}

CHARSLEUTH_WASM_EXPORT(decoder_malformed)
const MalformedRange* charsleuthDecoderMalformed(const Decoding* decoding) {
    return decoding->out.malformed.data();
}

CHARSLEUTH_WASM_EXPORT(decoder_malformed_count)
std::size_t charsleuthDecoderMalformedCount(const Decoding* decoding) {
    return decoding->out.malformed.size();
}

CHARSLEUTH_WASM_EXPORT(decoder_free)
void charsleuthDecoderFree(Decoding* decoding) {
    delete decoding;
}

/// Decodes an encoded body of a mail in its place, where its bytes are never more; returns how many
/// they are.
CHARSLEUTH_WASM_EXPORT(body_decode)
std::size_t charsleuthBodyDecode(Byte* body, std::size_t size, bool isBase64) {
    const std::vector<Byte> bytes = decodedBody(
        {body, size}, isBase64 ? TransferEncoding::Base64 : TransferEncoding::QuotedPrintable);
    std::ranges::copy(bytes, body);
    return bytes.size();
}
