#pragma once

/// What is asked about text in an encoding, and answered.

#include "core/decode/encoder.h"
#include "core/detect.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace charsleuth {

inline std::string in(EncodingId encoding, std::u16string_view text) {
    const std::vector<Byte> bytes = encode(text, encoding).bytes;
    return {bytes.begin(), bytes.end()};
}

inline EncodingId answerTo(std::string_view bytes, DetectOptions options = {}) {
    return detect(bytesOf(bytes), std::move(options)).ranked.at(0).encoding;
}

} // namespace charsleuth
