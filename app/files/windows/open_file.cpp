#include "app/files/open_file.h"

#include "app/files/file_status.h"
#include "app/files/windows/wide.h"

#include <cerrno>
#include <fcntl.h>

namespace charsleuth {

namespace {

FileDescriptor opened(const std::string& path, DWORD access, int flags) {
    if (windows::isDeviceName(path)) {
        errno = ENOENT;
        return {};
    }
    return FileDescriptor(
        windows::descriptorOf(CreateFileW(windows::systemPath(path).c_str(), access,
                                          FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                                          nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr),
                              flags));
}

/// Whether a symbolic link is there; errno is set then.
bool isLink(const std::string& path) {
    const auto entry = statusOfEntry(path);
    const bool link = entry && entry->kind == FileKind::Link;
    if (link)
        errno = EACCES;
    return link;
}

} // namespace

FileDescriptor openForReading(const std::string& path) {
    return opened(path, GENERIC_READ, _O_RDONLY);
}

FileDescriptor openEntryForReading(const std::string& path) {
    return isLink(path) ? FileDescriptor() : openForReading(path);
}

std::string openFilePath(int, const std::string& path) {
    return path;
}

FileDescriptor openForWriting(const std::string& path) {
    return opened(path, GENERIC_WRITE, _O_WRONLY);
}

} // namespace charsleuth
