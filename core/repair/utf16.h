#pragma once

/// Characters to UTF-16 and back. Lone surrogates stay.

#include <string>
#include <string_view>

namespace charsleuth {

inline void appendUtf16(std::u16string& out, char32_t character) {
    if (character > 0xFFFF) {
        out += static_cast<char16_t>(0xD800 + ((character - 0x10000) >> 10));
        out += static_cast<char16_t>(0xDC00 + ((character - 0x10000) & 0x3FF));
    } else {
        out += static_cast<char16_t>(character);
    }
}

inline std::u16string utf16Of(std::u32string_view text) {
    std::u16string out;
    for (const char32_t character : text)
        appendUtf16(out, character);
    return out;
}

/// The character at `at`, which moves to its last unit.
inline char32_t characterAt(std::u16string_view text, std::size_t& at) {
    const char32_t unit = text[at];
    if (unit < 0xD800 || unit >= 0xDC00 || at + 1 == text.size() || text[at + 1] < 0xDC00 ||
        text[at + 1] >= 0xE000)
        return unit;
    return 0x10000 + ((unit - 0xD800) << 10) + (text[++at] - 0xDC00U);
}

inline std::u32string charactersOf(std::u16string_view text) {
    std::u32string out;
    for (std::size_t at = 0; at < text.size(); ++at)
        out += characterAt(text, at);
    return out;
}

} // namespace charsleuth
