#pragma once

/// Patterns that mean one file, for .gitattributes and .editorconfig.

#include <string>

namespace charsleuth {

/// `anchored`: the path from the folder of .gitattributes on, with a slash before it. Quoted like a
/// C string where git needs it (blanks, quotes) or a reader does: what would act on a terminal or
/// turn the line around is octal, byte for byte.
std::string gitPatternFor(const std::string& anchored);

/// Likewise for .editorconfig, which has no escapes for control characters: for printable paths.
std::string editorConfigGlobFor(const std::string& anchored);

} // namespace charsleuth
