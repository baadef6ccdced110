#pragma once

/// What box drawing and block elements cost: they are drawn, in any language. A frame's parts join:
/// an end that points to the right meets one that points to the left, and one that points down
/// meets one that points up. Sources: Unicode, chapter 22.7; the names of U+2500 to U+259F. Pure
/// functions.

#include <cstdint>

namespace charsleuth {

/// A drawing character: its place in U+2500 to U+259F.
using Shape = std::uint8_t;

constexpr bool isDrawing(char32_t character) {
    return character >= 0x2500 && character < 0x25A0;
}
/// Requires: isDrawing().
constexpr Shape shapeOf(char32_t character) {
    return static_cast<Shape>(character - 0x2500);
}

/// What stands beside a drawing in its line.
enum class Beside : std::uint8_t {
    Nothing, ///< a space, the start of a line, a control
    Quote,   ///< an ASCII quote: programs draw with short strings
    Sign,    ///< also a digit: colours of terminals and of mIRC end with one
    Letter,
};

/// The cost of a shape that follows no other shape. Steps of costUnit, as all costs here.
std::int32_t costOfFirst(Shape now, Beside beside);
/// The cost of a shape after another one.
std::int32_t costOfNext(Shape before, Shape now);
/// The cost of an ASCII character that follows a drawing.
std::int32_t costAfterDrawing(Beside beside);
/// What is added if `above` is in the same column of the line before: less than 0 if the two join.
std::int32_t costBelow(Shape above, Shape now);

} // namespace charsleuth
