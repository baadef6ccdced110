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

} // namespace

FileDescriptor openForReading(const std::string& path) {
    return opened(path, GENERIC_READ, _O_RDONLY);
}

FileDescriptor openEntryForReading(const std::string& path) {
    const auto entry = statusOfEntry(path);
    if (entry && entry->kind == FileKind::Link) {
        errno = EACCES;
        return {};
    }
    return openForReading(path);
}

FileDescriptor openForWriting(const std::string& path) {
    return opened(path, GENERIC_WRITE, _O_WRONLY);
}

} // namespace charsleuth
