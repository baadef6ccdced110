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

constexpr bool isAsciiLetter(char32_t c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/// Of the BMP.
constexpr bool isSurrogateOrPrivate(char32_t c) {
    return c >= 0xD800 && c <= 0xF8FF;
}
constexpr Row rowOf(char32_t c) {
    return c <= 0xFFFF ? rows[c >> 8] : Row::Mixed;
}

UScriptCode scriptOf(char32_t c) {
    if (c < 0x80)
        return isAsciiLetter(c) ? USCRIPT_LATIN : USCRIPT_COMMON;
    if (const Row row = rowOf(c); row != Row::Mixed)
        return static_cast<UScriptCode>(scriptOf(row));
    UErrorCode status = U_ZERO_ERROR;
    return uscript_getScript(static_cast<UChar32>(c), &status);
}

bool isTextCharacter(char32_t c) {
    if (c < 0x20)
        return isWhiteSpace(c);
    if (c < 0x7F)
        return true;
    if (const Row row = rowOf(c); row != Row::Mixed)
        return row != Row::NoText;
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
    if (!isTextCharacter(character))
        return {};
    const Byte high = static_cast<Byte>(unit >> 8);
    const UScriptCode script = scriptOf(character);
    const bool kana = script == USCRIPT_HIRAGANA || script == USCRIPT_KATAKANA;
    // A high byte 09 is Devanagari or Bengali, or all are tabs in a table of 8-bit text. Tabs in a
    // row are one letter, as other control codes are.
    const ByteTraits traits = traitsOf(unit);
    const bool inARow = high < 0x20 && high == (unit & 0xFF);
    const bool pair = !kana && traits % noControl != 0;
    return {.isText = true,
            .isTelling = (traits < noControl && !inARow) || character > 0xFFFF,
            .isAsciiPair = inARow || (pair && high != '\t'),
            .isTabPair = pair && high == '\t',
            .isSpace = character == ' ' || character == '\n',
            .script = static_cast<Byte>(std::min<int>(script, 0xFF))};
}

UnitClass classOfUtf32(char32_t unit) {
    const bool isText = isTextCharacter(unit);
    return {.isText = isText, .isTelling = isText};
}

} // namespace charsleuth
