#include "core/decode/utf8_text.h"

namespace charsleuth {

namespace {

constexpr bool isHigh(char16_t unit) {
    return unit >= 0xD800 && unit < 0xDC00;
}
constexpr bool isLow(char16_t unit) {
    return unit >= 0xDC00 && unit < 0xE000;
}

} // namespace

void appendUtf8(std::string& out, char32_t c) {
    const auto tail = [&](int shift) { out += static_cast<char>(0x80 | (c >> shift & 0x3F)); };
    if (c < 0x80) {
        out += static_cast<char>(c);
    } else if (c < 0x800) {
        out += static_cast<char>(0xC0 | c >> 6);
        tail(0);
    } else if (c < 0x10000) {
        out += static_cast<char>(0xE0 | c >> 12);
        tail(6);
        tail(0);
    } else {
        out += static_cast<char>(0xF0 | c >> 18);
        tail(12);
        tail(6);
        tail(0);
    }
}

void appendUtf8(std::string& out, std::u16string_view text) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char16_t unit = text[at];
        if (isHigh(unit) && at + 1 < text.size() && isLow(text[at + 1])) {
            const char32_t high = unit - 0xD800u;
            appendUtf8(out, 0x10000 + (high << 10) + (text[++at] - 0xDC00u));
        } else {
            appendUtf8(out, isHigh(unit) || isLow(unit) ? U'\uFFFD' : char32_t{unit});
        }
    }
}

std::string toUtf8(std::u16string_view text) {
    std::string out;
    out.reserve(text.size());
    appendUtf8(out, text);
    return out;
}

} // namespace charsleuth
