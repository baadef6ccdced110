#pragma once

/// The kind of a binary file by the bytes that it begins with, for the formats that people have.

#include "core/bytes/bytes.h"

#include <optional>
#include <string>

namespace charsleuth {

/// "PNG image" and the like, in the words of libmagic; nothing for what is not in the table.
std::optional<std::string> formatBySignature(Bytes head);

} // namespace charsleuth
