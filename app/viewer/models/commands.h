#pragma once

/// "Copy as command": how other programs read the same file in the same encoding.

#include "core/registry/encoding_id.h"

#include <QString>

#include <optional>
#include <string>

namespace charsleuth::viewer {

enum class Tool { Charsleuth, Iconv, Vim, Python };

/// Nothing where the tool has no name for the encoding. `path` is bytes; what is not plain in it is
/// quoted for a POSIX shell (Python: as a bytes literal).
std::optional<QString> commandFor(Tool tool, const std::string& path, EncodingId encoding);

} // namespace charsleuth::viewer
