#include "app/files/locked_file.h"

#include "app/files/file_status.h"
#include "app/files/windows/wide.h"

#include <cerrno>
#include <fcntl.h>

namespace charsleuth {

FileDescriptor openLocked(const std::string& path, Missing missing) {
    if (windows::isDeviceName(path)) {
        errno = ENOENT;
        return {};
    }
    FileDescriptor file(windows::descriptorOf(
        CreateFileW(windows::systemPath(path).c_str(), GENERIC_READ | GENERIC_WRITE, 0, nullptr,
                    missing == Missing::Make ? OPEN_ALWAYS : OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL,
                    nullptr),
        _O_RDWR));
    if (!file.isOpen() && errno == EBUSY)
        errno = EWOULDBLOCK;
    return file;
}

FileDescriptor openEntryLocked(const std::string& path, Missing missing) {
    const auto entry = statusOfEntry(path);
    if (entry && entry->kind == FileKind::Link) {
        errno = EACCES;
        return {};
    }
    return openLocked(path, missing);
}

bool setSize(int descriptor, std::uint64_t size) {
    LARGE_INTEGER end{};
    end.QuadPart = static_cast<LONGLONG>(size);
    const HANDLE handle = windows::handleOf(descriptor);
    if (SetFilePointerEx(handle, end, nullptr, FILE_BEGIN) && SetEndOfFile(handle))
        return true;
    windows::setErrno();
    return false;
}

} // namespace charsleuth
