#include "app/files/source/opened_file.h"

#include "app/files/open_folder.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <linux/magic.h>
#include <poll.h>
#include <sys/vfs.h>
#include <unistd.h>

namespace charsleuth {

namespace {

/// How long a FIFO may be without a writer, in milliseconds; the contract says 10 s at most.
constexpr int fifoPatience = 8000;

bool isNamedPipe(int fd, const FileStatus& status) {
    struct statfs system {};
    return status.kind == FileKind::Pipe &&
           (::fstatfs(fd, &system) != 0 || system.f_type != PIPEFS_MAGIC);
}

/// Waits until the FIFO has bytes or its writer has gone.
bool hasWriter(int fd) {
    pollfd request{.fd = fd, .events = POLLIN, .revents = 0};
    int ready = 0;
    do
        ready = ::poll(&request, 1, fifoPatience);
    while (ready < 0 && errno == EINTR);
    return ready > 0;
}

FileDescriptor openPath(const std::string& path) {
    if (path == "-")
        return FileDescriptor(::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0));
    int fd = -1;
    do // without O_NONBLOCK the opening of a FIFO waits for a writer without end
        fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    while (fd < 0 && errno == EINTR);
    return FileDescriptor(fd);
}

void makeBlocking(int fd) {
    const int flags = ::fcntl(fd, F_GETFL);
    if (flags >= 0 && (flags & O_NONBLOCK) != 0)
        ::fcntl(fd, F_SETFL, flags & ~O_NONBLOCK);
}

/// Where a seekable input begins, and how long it is.
void measure(OpenedFile& file, bool isStandardInput) {
    const int fd = file.descriptor.get();
    const off_t end = file.status.kind == FileKind::BlockDevice
                          ? ::lseek(fd, 0, SEEK_END)
                          : static_cast<off_t>(file.status.size);
    const off_t first = isStandardInput ? ::lseek(fd, 0, SEEK_CUR) : off_t{0};
    file.first = static_cast<std::uint64_t>(std::max<off_t>(first, 0));
    file.size = static_cast<std::uint64_t>(std::max<off_t>(end, 0));
    file.size -= std::min(file.first, file.size);
}

} // namespace

Result<OpenedFile> openToRead(const std::string& path, const std::string& beneath) {
    if (path.find('\0') != std::string::npos)
        return Error{path, "a file name cannot hold a NUL byte"};
    const bool isStandardInput = path == "-" && beneath.empty();
    OpenedFile file{.descriptor = beneath.empty() ? openPath(path) : openBeneath(beneath, path)};
    const int fd = file.descriptor.get();
    const auto status = fd >= 0 ? statusOf(fd) : std::nullopt;
    if (!status)
        return Error{path,
                     errno == ENXIO ? "is a socket or a device that is not there" : causeOf(errno)};
    file.status = *status;
    if (status->isFolder())
        return Error{path, "is a directory"};
    if (status->kind == FileKind::Socket && !isStandardInput)
        return Error{path, "is a socket"};
    if (!beneath.empty() && !status->isRegular())
        return Error{path, "is no regular file"};
    if (!isStandardInput && isNamedPipe(fd, *status) && !hasWriter(fd))
        return Error{path, "nobody writes to this pipe"};
    // Files of /proc say that they are empty: they are read like pipes, as is what is empty.
    file.seekable = (file.isRegular() && status->size > 0) || status->kind == FileKind::BlockDevice;
    if (file.seekable)
        measure(file, isStandardInput);
    else if (!isStandardInput)
        makeBlocking(fd);
    return file;
}

} // namespace charsleuth
