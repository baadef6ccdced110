#include "app/files/folder_changes.h"

#include "app/files/file_descriptor.h"
#include "app/files/file_status.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace charsleuth {

bool removeFile(const std::string& path) {
    return ::unlink(path.c_str()) == 0;
}

bool removeEmptyFolder(const std::string& path) {
    return ::rmdir(path.c_str()) == 0;
}

bool moveFile(const std::string& from, const std::string& to) {
    return ::rename(from.c_str(), to.c_str()) == 0;
}

bool moveToFreeName(const std::string& from, const std::string& to) {
#ifdef RENAME_NOREPLACE
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return true;
    if (errno != EINVAL && errno != ENOSYS)
        return false; // else the file system does not know it
#endif
    if (statusOfEntry(to)) {
        errno = EEXIST;
        return false;
    }
    return moveFile(from, to);
}

void syncFolder(const std::string& folder) {
    const FileDescriptor open(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (open.isOpen())
        ::fsync(open.get());
}

} // namespace charsleuth
