#pragma once

/// "Copy as commands": how programs read the same file in the same encoding.

#include "core/registry/encoding_id.h"

#include <QString>

#include <string>

namespace charsleuth::viewer {

/// A line for each of charsleuth, iconv, Vim and Python that has a name for the encoding. `path`:
/// bytes; quoted for a POSIX shell where it needs that (Python: as a bytes literal).
QString commandsFor(const std::string& path, EncodingId encoding);

} // namespace charsleuth::viewer
