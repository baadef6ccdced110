#pragma once

/// A file that one process at a time reads and appends to.

#include "app/files/file_descriptor.h"

#include <cstdint>
#include <string>

namespace charsleuth {

/// Opens or makes the file, to be read and written by this process alone. Not open where that
/// fails; errno says why, EWOULDBLOCK that another process has it.
FileDescriptor openLocked(const std::string& path);

/// Cuts the file off, or fills it up with zeros; false on an error (errno says which).
bool setSize(int descriptor, std::uint64_t size);

} // namespace charsleuth
