#include "app/files/source/opened_file.h"

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

bool isNamedPipe(int fd, const struct stat& status) {
    struct statfs system {};
    return S_ISFIFO(status.st_mode) &&
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
    const off_t end =
        S_ISBLK(file.status.st_mode) ? ::lseek(fd, 0, SEEK_END) : off_t{file.status.st_size};
    const off_t first = isStandardInput ? ::lseek(fd, 0, SEEK_CUR) : off_t{0};
    file.first = static_cast<std::uint64_t>(std::max<off_t>(first, 0));
    file.size = static_cast<std::uint64_t>(std::max<off_t>(end, 0));
    file.size -= std::min(file.first, file.size);
}

} // namespace

std::optional<std::size_t> OpenedFile::readAt(std::uint64_t offset, std::span<Byte> into) const {
    return readFullyAt(descriptor.get(), first + offset, into);
}

bool OpenedFile::wasOverwritten() const {
    struct stat now {};
    if (!isRegular() || ::fstat(descriptor.get(), &now) != 0)
        return false;
    const bool touched = status.st_mtim.tv_sec != now.st_mtim.tv_sec ||
                         status.st_mtim.tv_nsec != now.st_mtim.tv_nsec;
    return now.st_size < status.st_size || (now.st_size == status.st_size && touched);
}

Result<OpenedFile> openToRead(const std::string& path) {
    if (path.find('\0') != std::string::npos)
        return Error{path, "a file name cannot hold a NUL byte"};
    const bool isStandardInput = path == "-";
    OpenedFile file{.descriptor = openPath(path)};
    const int fd = file.descriptor.get();
    struct stat& status = file.status;
    if (fd < 0 || ::fstat(fd, &status) != 0)
        return Error{path,
                     errno == ENXIO ? "is a socket or a device that is not there" : causeOf(errno)};
    if (S_ISDIR(status.st_mode))
        return Error{path, "is a directory"};
    if (S_ISSOCK(status.st_mode) && !isStandardInput)
        return Error{path, "is a socket"};
    if (!isStandardInput && isNamedPipe(fd, status) && !hasWriter(fd))
        return Error{path, "nobody writes to this pipe"};
    // Files of /proc say that they are empty: they are read like pipes, as is what is empty.
    file.seekable = (file.isRegular() && status.st_size > 0) || S_ISBLK(status.st_mode);
    if (file.seekable)
        measure(file, isStandardInput);
    else if (!isStandardInput)
        makeBlocking(fd);
    return file;
}

} // namespace charsleuth
