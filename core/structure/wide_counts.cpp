#include "core/structure/wide_counts.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <array>

namespace charsleuth {

namespace {

constexpr bool isWhiteSpace(char32_t c) {
    return c == '\t' || c == '\n' || c == '\f' || c == '\r';
}

/// Line ends, tab and space with their bytes swapped: not assigned, or (U+2000) hardly used.
constexpr bool isSwappedSpace(char32_t c) {
    return c == 0x0A00 || c == 0x0D00 || c == 0x2000 || c == 0x0900;
}

/// The same of Hangul syllables (Unicode 2.0).
constexpr bool isHangulSyllable(char32_t c) {
    return c >= 0xAC00 && c <= 0xD7A3;
}

/// Of the BMP.
constexpr bool isSurrogateOrPrivate(char32_t c) {
    return c >= 0xD800 && c <= 0xF8FF;
}

UScriptCode scriptOf(char32_t c) {
    if (isOftenHan(c))
        return USCRIPT_HAN;
    if (isHangulSyllable(c))
        return USCRIPT_HANGUL;
    UErrorCode status = U_ZERO_ERROR;
    return uscript_getScript(static_cast<UChar32>(c), &status);
}

bool isTextCharacter(char32_t c) {
    if (c < 0x20)
        return isWhiteSpace(c);
    if (c < 0x7F || isOftenHan(c) || isHangulSyllable(c))
        return true;
    if (c > 0x10FFFF || isSwappedSpace(c) || isSurrogateOrPrivate(c))
        return false;
    switch (u_charType(static_cast<UChar32>(c))) {
    case U_UNASSIGNED:
    case U_PRIVATE_USE_CHAR:
    case U_SURROGATE:
    case U_CONTROL_CHAR:
        return c == 0x85;
    default:
        return true;
    }
}

} // namespace

UnitClass classOfUtf16(char32_t character, char16_t unit) {
    // 8-bit text read as UTF-16 is mostly Han, too.
    if (!isOftenHan(character) && !isTextCharacter(character))
        return {};
    const Byte high = static_cast<Byte>(unit >> 8);
    const UScriptCode script = scriptOf(character);
    const bool kana = script == USCRIPT_HIRAGANA || script == USCRIPT_KATAKANA;
    // A high byte 09 is Devanagari or Bengali; tabs are few in 8-bit text.
    const bool asciiPair = !kana && high != '\t' && isAsciiPair(unit);
    return {.isText = true,
            .isTelling = hasControlByte(unit),
            .isAsciiPair = asciiPair,
            .isSpace = character == ' ' || character == '\n',
            .script = static_cast<Byte>(std::min<int>(script, 0xFF))};
}

UnitClass classOfUtf32(char32_t unit) {
    const bool isText = isTextCharacter(unit);
    return {.isText = isText, .isTelling = isText};
}

} // namespace charsleuth
