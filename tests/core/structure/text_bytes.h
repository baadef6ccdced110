#pragma once

/// Test texts as bytes.

#include "tests/core/text_in.h"

#include <QString>

#include <string>
#include <string_view>

namespace charsleuth::test {

inline std::string toString(const std::vector<Byte>& bytes) {
    return {bytes.begin(), bytes.end()};
}

/// The text in the encoding, which must have all of its characters.
inline std::string in(EncodingId encoding, const QString& text) {
    return in(encoding, std::u16string_view(text.toStdU16String()));
}

inline std::string repeated(std::string_view text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i)
        all += text;
    return all;
}

inline std::string utf16(const QString& text, bool bigEndian) {
    std::string bytes;
    for (const char16_t unit : text.toStdU16String()) {
        const char high = static_cast<char>(unit >> 8), low = static_cast<char>(unit & 0xFF);
        bytes += bigEndian ? high : low;
        bytes += bigEndian ? low : high;
    }
    return bytes;
}

inline std::string utf32(const QString& text, bool bigEndian) {
    std::string bytes;
    for (const char32_t c : text.toStdU32String())
        for (int i = 0; i < 4; ++i)
            bytes += static_cast<char>(c >> 8 * (bigEndian ? 3 - i : i) & 0xFF);
    return bytes;
}

} // namespace charsleuth::test
