#pragma once

/// A file that one process at a time reads and appends to.

#include "app/files/file_descriptor.h"

#include <cstdint>
#include <string>

namespace charsleuth {

/// What opening does where nothing is there.
enum class Missing { Make, Fail };

/// Opens or makes the file, to be read and written by this process alone. Not open where that
/// fails; errno says why, EWOULDBLOCK that another process has it. Requires of the caller:
/// setSize() before the first writeFully(), unless the file is empty. writeFully() then appends.
FileDescriptor openLocked(const std::string& path, Missing missing = Missing::Make);

/// The same of a file that is made for its owner alone; fails for a symbolic link.
FileDescriptor openEntryLocked(const std::string& path, Missing missing = Missing::Make);

/// Cuts the file off, or fills it up with zeros; false on an error (errno says which).
bool setSize(int descriptor, std::uint64_t size);

} // namespace charsleuth
