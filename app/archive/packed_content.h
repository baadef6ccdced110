#pragma once

/// What libarchive does not look at in a packed archive (gzip, Zstandard).

#include "app/files/file_source.h"

#include <optional>
#include <string>

namespace charsleuth {

/// Whether what is inside is packed again: libarchive unpacks 25 times over, without end where a
/// file unpacks to itself.
bool isPackedTwice(FileSource& source);

/// Reads it to the end. Why what is inside is not what was packed, in words, by its checksums;
/// nothing where it is, or the archive is not packed.
std::optional<std::string> packedTrouble(FileSource& source);

} // namespace charsleuth
