#pragma once

/// Files for what does not fit into memory, and folders for other programs.

#include "app/files/file_descriptor.h"

#include <string>

namespace charsleuth {

/// Where temporary files go: $TMPDIR or /tmp; on Windows the user's own folder for them.
std::string temporaryFolder();

/// A new file there, to be read and written, that nobody else sees and that goes away with its
/// descriptor. Not open where that fails (errno says why).
FileDescriptor openTemporaryFile();

/// A new folder there for its owner alone, which goes away with the object and all that is in it.
class TemporaryFolder {
public:
    TemporaryFolder(); ///< `path` is empty where it cannot be made (errno says why)
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();

    const std::string& path() const { return m_path; }

private:
    std::string m_path;
};

} // namespace charsleuth
