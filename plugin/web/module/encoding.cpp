#include "app/answer/question.h"
#include "core/decode/encoder.h"
#include "plugin/web/module/exported.h"

namespace charsleuth::wasm {

struct Encoding {
    Encoder encoder;
    EncodedText out; ///< of the last piece
};

} // namespace charsleuth::wasm

using namespace charsleuth;
using wasm::Encoding;

/// Null for an unknown label.
CHARSLEUTH_WASM_EXPORT(encoder_new)
Encoding* charsleuthEncoderNew(const char* label, std::size_t size) {
    const auto encoding = encodingChosen({label, size});
    return encoding ? new Encoding{.encoder = Encoder(*encoding), .out = {}} : nullptr;
}

/// Encodes a piece. `ends`: it is the last one.
CHARSLEUTH_WASM_EXPORT(encoder_feed)
void charsleuthEncoderFeed(Encoding* encoding, const char16_t* text, std::size_t units, bool ends) {
    encoding->out.bytes.clear();
    encoding->out.lacking.clear();
    encoding->encoder.feed({text, units}, encoding->out);
    if (ends)
        encoding->encoder.finish(encoding->out);
}

CHARSLEUTH_WASM_EXPORT(encoder_bytes)
const Byte* charsleuthEncoderBytes(const Encoding* encoding) {
    return encoding->out.bytes.data();
}

CHARSLEUTH_WASM_EXPORT(encoder_size)
std::size_t charsleuthEncoderSize(const Encoding* encoding) {
    return encoding->out.bytes.size();
}

/// UTF-16 offsets from the first unit that was fed, of 64 bits.
CHARSLEUTH_WASM_EXPORT(encoder_lacking)
const std::uint64_t* charsleuthEncoderLacking(const Encoding* encoding) {
    return encoding->out.lacking.data();
}

CHARSLEUTH_WASM_EXPORT(encoder_lacking_count)
std::size_t charsleuthEncoderLackingCount(const Encoding* encoding) {
    return encoding->out.lacking.size();
}

CHARSLEUTH_WASM_EXPORT(encoder_free)
void charsleuthEncoderFree(Encoding* encoding) {
    delete encoding;
}
