#include "app/files/source/opened_file.h"

#include "app/files/open_file.h"
#include "app/files/open_folder.h"
#include "app/files/standard_streams.h"
#include "app/files/windows/wide.h"

#include <algorithm>
#include <cerrno>
#include <io.h>

namespace charsleuth {

namespace {

/// Where a program before us has left off reading standard input.
std::uint64_t placeIn(int descriptor) {
    LARGE_INTEGER none{};
    LARGE_INTEGER place{};
    const bool told = SetFilePointerEx(windows::handleOf(descriptor), none, &place, FILE_CURRENT);
    return told ? static_cast<std::uint64_t>(place.QuadPart) : 0;
}

} // namespace

Result<OpenedFile> openToRead(const std::string& path, const std::string& beneath) {
    if (path.find('\0') != std::string::npos)
        return Error{path, "a file name cannot hold a NUL byte"};
    const bool isStandardInput = path == "-" && beneath.empty();
    if (!isStandardInput && windows::isDeviceName(path))
        return Error{path, "is the name of a device"};
    OpenedFile file{.descriptor = !beneath.empty()  ? openBeneath(beneath, path)
                                  : isStandardInput ? FileDescriptor(::_dup(standardInput))
                                                    : openForReading(path)};
    if (!file.descriptor.isOpen()) {
        const int trouble = errno;
        const auto folder = statusOf(path);
        return Error{path, folder && folder->isFolder() ? "is a directory" : causeOf(trouble)};
    }
    const auto status = statusOf(file.descriptor.get());
    if (!status)
        return Error{path, causeOf(errno)};
    if (status->isFolder())
        return Error{path, "is a directory"};
    file.status = *status;
    file.seekable = status->isRegular() && status->size > 0;
    if (file.seekable) {
        file.first = isStandardInput ? placeIn(file.descriptor.get()) : 0;
        file.size = status->size - std::min(file.first, status->size);
    }
    return file;
}

} // namespace charsleuth
