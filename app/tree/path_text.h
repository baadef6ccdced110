#pragma once

/// Paths in files of text: a path is bytes, and not always UTF-8.

#include <optional>
#include <string>
#include <string_view>

namespace charsleuth {

/// Writes what is not UTF-8 as \xE9 and a backslash as \\.
std::string pathText(std::string_view path);

/// Reads it back; nothing where a backslash stands before anything else.
std::optional<std::string> pathIn(std::string_view text);

} // namespace charsleuth
