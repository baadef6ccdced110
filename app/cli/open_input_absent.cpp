// In place of open_input.cpp where archives are not read: every path is a file's.

#include "app/cli/open_input.h"

namespace charsleuth::cli {

Result<FileSource> openInput(const std::string& path, const OpenOptions& options) {
    return FileSource::open(path, options);
}

} // namespace charsleuth::cli
