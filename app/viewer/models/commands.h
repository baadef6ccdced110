#pragma once

/// "Copy as commands": how programs read the same file in the same encoding.

#include "core/registry/encoding_id.h"

#include <QString>

#include <string>

namespace charsleuth::viewer {

/// A line for each of charsleuth, iconv, Vim and Python that has a name for the encoding. `path` is
/// bytes; what is not plain in it is quoted for a POSIX shell (Python: as a bytes literal).
QString commandsFor(const std::string& path, EncodingId encoding);

} // namespace charsleuth::viewer
