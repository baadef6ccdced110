#pragma once

/// A file for what does not fit into memory.

#include "app/files/file_descriptor.h"

#include <string>

namespace charsleuth {

/// Where temporary files go: $TMPDIR or /tmp; on Windows the user's own folder for them.
std::string temporaryFolder();

/// A new file there, to be read and written, that nobody else sees and that goes away with its
/// descriptor. Not open where that fails (errno says why).
FileDescriptor openTemporaryFile();

} // namespace charsleuth
