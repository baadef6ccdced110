#pragma once

/// File names for people and for JSON. A name is bytes: it may hold newlines, escapes and what is
/// not UTF-8.

#include <string>
#include <string_view>

namespace charsleuth {

/// For messages and tables: control characters, bytes that are not UTF-8 and characters that turn
/// the direction of text are written as escapes (\n, \x1B, \u{202E}), so that one name stays on its
/// line and does nothing to a terminal.
std::string printable(std::string_view name);

/// For JSON: the same text with U+FFFD for each byte that is not UTF-8.
std::string validUtf8(std::string_view name);

} // namespace charsleuth
