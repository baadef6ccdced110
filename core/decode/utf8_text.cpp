#include "core/decode/utf8_text.h"

#include <array>
#include <cstdint>
#include <cstring>

namespace charsleuth {

namespace {

constexpr bool isHigh(char16_t unit) {
    return unit >= 0xD800 && unit < 0xDC00;
}
constexpr bool isLow(char16_t unit) {
    return unit >= 0xDC00 && unit < 0xE000;
}

/// Writes one scalar value; four bytes must be writable. Returns the place after its last byte.
char* put(char* out, char32_t c) {
    const auto tail = [&](int shift) { *out++ = static_cast<char>(0x80 | (c >> shift & 0x3F)); };
    if (c < 0x80) {
        *out++ = static_cast<char>(c);
    } else if (c < 0x800) {
        *out++ = static_cast<char>(0xC0 | c >> 6);
        tail(0);
    } else if (c < 0x10000) {
        *out++ = static_cast<char>(0xE0 | c >> 12);
        tail(6);
        tail(0);
    } else {
        *out++ = static_cast<char>(0xF0 | c >> 18);
        tail(12);
        tail(6);
        tail(0);
    }
    return out;
}

constexpr std::size_t block = 8; ///< units

/// Whether the text begins with a block of ASCII.
bool beginsPlain(std::u16string_view text) {
    constexpr std::uint64_t beyondAscii = 0xFF80FF80FF80FF80;
    std::array<std::uint64_t, 2> words;
    if (text.size() < block)
        return false;
    std::memcpy(words.data(), text.data(), sizeof words);
    return ((words[0] | words[1]) & beyondAscii) == 0;
}

} // namespace

void appendUtf8(std::string& out, char32_t c) {
    char bytes[4];
    out.append(bytes, put(bytes, c));
}

void appendUtf8(std::string& out, std::u16string_view text) {
    std::array<char, 1024> bytes;
    char* to = bytes.data();
    const char* const full = to + bytes.size() - block; // a character has four bytes at most
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char16_t unit = text[at];
        if (unit < 0x80 && beginsPlain(text.substr(at))) {
            for (const char16_t plain : text.substr(at, block))
                *to++ = static_cast<char>(plain);
            at += block - 1;
        } else if (isHigh(unit) && at + 1 < text.size() && isLow(text[at + 1])) {
            const char32_t high = unit - 0xD800u;
            to = put(to, 0x10000 + (high << 10) + (text[++at] - 0xDC00u));
        } else {
            to = put(to, isHigh(unit) || isLow(unit) ? U'\uFFFD' : char32_t{unit});
        }
        if (to >= full) {
            out.append(bytes.data(), to);
            to = bytes.data();
        }
    }
    out.append(bytes.data(), to);
}

std::string toUtf8(std::u16string_view text) {
    std::string out;
    out.reserve(text.size());
    appendUtf8(out, text);
    return out;
}

} // namespace charsleuth
