#pragma once

/// Why a file could not be read or written, in the interface's language.

#include <QString>

#include <string_view>

namespace charsleuth::viewer {

/// Of an Error's cause, which is in English: "No such file or directory", "is a directory", also
/// behind what was being done: "cannot keep its mode: Operation not permitted". What is not known
/// stays as it is.
QString causeText(std::string_view cause);

} // namespace charsleuth::viewer
