#pragma once

/// Test texts as bytes of an encoding.

#include "core/decode/encoder.h"

#include <string>
#include <string_view>
#include <vector>

namespace charsleuth::test {

/// The text in the encoding, which must have all of its characters.
inline std::string in(EncodingId encoding, std::u16string_view text) {
    const std::vector<Byte> bytes = encode(text, encoding).bytes;
    return {bytes.begin(), bytes.end()};
}

} // namespace charsleuth::test
