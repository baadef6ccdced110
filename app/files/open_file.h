#pragma once

/// Opens what is known to need no waiting.

#include "app/files/file_descriptor.h"

#include <string>

namespace charsleuth {

/// Not open where that fails (errno says why). `openForReading` never waits for a writer.
FileDescriptor openForReading(const std::string& path);
/// Fails for a symbolic link.
FileDescriptor openEntryForReading(const std::string& path);
/// A path by which the open file is opened once more, whatever has its name meanwhile; `path`, by
/// which it was opened, where the system has no other.
std::string openFilePath(int descriptor, const std::string& path);
/// Of something that is there, e.g. a device; nothing is made or cut off.
FileDescriptor openForWriting(const std::string& path);

} // namespace charsleuth
