#include "app/files/open_folder.h"

#include "app/files/posix/status_from.h"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace charsleuth {

namespace {

#ifdef O_PATH // also for folders that may be entered, but not listed
constexpr int folderFlags = O_PATH | O_DIRECTORY | O_CLOEXEC;
#else
constexpr int folderFlags = O_RDONLY | O_DIRECTORY | O_CLOEXEC;
#endif

} // namespace

OpenFolder::OpenFolder(const std::string& path)
    : m_folder(::open(path.c_str(), folderFlags)), m_path(path) {}

OpenFolder OpenFolder::entered(const std::string& name) const {
    OpenFolder folder;
    folder.m_folder =
        FileDescriptor(::openat(m_folder.get(), name.c_str(), folderFlags | O_NOFOLLOW));
    folder.m_path = m_path + '/' + name;
    return folder;
}

bool OpenFolder::makeFolder(const std::string& name) const {
    return ::mkdirat(m_folder.get(), name.c_str(), 0777) == 0 || errno == EEXIST;
}

FileDescriptor OpenFolder::makeFile(const std::string& name, bool executable) const {
    constexpr int flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
    return FileDescriptor(::openat(m_folder.get(), name.c_str(), flags, executable ? 0777 : 0666));
}

FileDescriptor OpenFolder::openEntry(const std::string& name) const {
    constexpr int flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC;
    return FileDescriptor(::openat(m_folder.get(), name.c_str(), flags));
}

bool OpenFolder::removeFile(const std::string& name) const {
    return ::unlinkat(m_folder.get(), name.c_str(), 0) == 0;
}

std::optional<FileStatus> OpenFolder::statusOfEntry(const std::string& name) const {
    struct stat status {};
    if (::fstatat(m_folder.get(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0)
        return std::nullopt;
    return statusFrom(status);
}

std::string OpenFolder::pathTo(const std::string& name) const {
#ifdef __linux__
    return "/proc/self/fd/" + std::to_string(m_folder.get()) + '/' + name;
#else
    return m_path + '/' + name; // no other way to name a file in an open folder
#endif
}

} // namespace charsleuth
