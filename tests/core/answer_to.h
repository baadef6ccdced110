#pragma once

/// What is asked about text in an encoding, and answered.

#include "core/detect.h"
#include "tests/core/text_in.h"

#include <string_view>
#include <utility>

namespace charsleuth {

using test::in;

inline EncodingId answerTo(std::string_view bytes, DetectOptions options = {}) {
    return detect(bytesOf(bytes), std::move(options)).ranked.at(0).encoding;
}

} // namespace charsleuth
