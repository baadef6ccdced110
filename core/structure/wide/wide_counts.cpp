#include "core/structure/wide/wide_counts.h"

namespace charsleuth {

namespace {

constexpr bool isWhiteSpace(char32_t c) {
    return c == '\t' || c == '\n' || c == '\f' || c == '\r';
}

/// Whether the character is a line end, a tab or a space with its bytes swapped: unassigned, or
/// hardly used (U+2000).
constexpr bool isSwappedSpace(char32_t c) {
    return c == 0x0A00 || c == 0x0D00 || c == 0x2000 || c == 0x0900;
}

bool isTextCharacter(char32_t c, Byte script) {
    return script == noScript ? isWhiteSpace(c) || c == 0x85 : !isSwappedSpace(c);
}

} // namespace

UnitClass classOfUtf16(char32_t character, char16_t unit) {
    const Byte script = scriptOf(character);
    if (!isTextCharacter(character, script))
        return {};
    const Byte high = static_cast<Byte>(unit >> 8);
    const bool kana = script == scriptHiragana || script == scriptKatakana;
    // A high byte 09 is Devanagari or Bengali, or a tab in a table of 8-bit text. Tabs in a row are
    // one letter, as other control codes are.
    const ByteTraits traits = traitsOf(unit);
    const bool inARow = high < 0x20 && high == (unit & 0xFF);
    const bool pair = !kana && traits % noControl != 0;
    return {.isText = true,
            .isDiscriminating = (traits < noControl && !inARow) || character > 0xFFFF,
            .isAsciiPair = inARow || (pair && high != '\t'),
            .isTabPair = pair && high == '\t',
            .isSpace = character == ' ' || character == '\n',
            .script = script == noScript ? scriptCommon : script};
}

UnitClass classOfUtf32(char32_t unit) {
    const bool isText = isTextCharacter(unit, scriptOf(unit));
    return {.isText = isText, .isDiscriminating = isText};
}

} // namespace charsleuth
