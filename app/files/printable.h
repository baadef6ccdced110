#pragma once

/// File names for people and for JSON. A name is bytes: it may hold newlines, escapes and what is
/// not UTF-8.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace charsleuth {

/// For messages and tables: control characters, bytes that are not UTF-8 and characters that turn
/// the direction of text are written as escapes (\n, \x1B, \u{202E}), so that one name stays on its
/// line and does nothing to a terminal.
std::string printable(std::string_view name);

/// Whether a character can be printed as it is: it is none that printable() escapes.
bool isHarmless(char32_t character);

bool isUtf8(std::string_view text);

/// For JSON: the same text with U+FFFD for each byte that is not UTF-8.
std::string validUtf8(std::string_view name);

struct Utf8Character {
    char32_t value = 0;
    std::size_t size = 0; ///< bytes
};

/// The UTF-8 character at the start of `text`, which is not empty; nothing where there is none.
std::optional<Utf8Character> firstCharacter(std::string_view text);

} // namespace charsleuth
