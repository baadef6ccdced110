#include "app/files/file_descriptor.h"

#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

namespace charsleuth {

FileDescriptor& FileDescriptor::operator=(FileDescriptor&& other) noexcept {
    std::swap(m_fd, other.m_fd);
    return *this;
}

FileDescriptor::~FileDescriptor() {
    if (isOpen())
        ::close(m_fd);
}

void occupyStandardDescriptors() {
    for (const int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(fd, F_GETFD) < 0) // so that it is the lowest that is free, which open() takes
            ::open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

namespace {

/// Whether to try again after an error: at once, or (where whoever gave us the descriptor made it
/// non-blocking) when there is something to do.
bool isWorthAnotherTry(int fd, short event) {
    if (errno == EAGAIN) {
        pollfd request{.fd = fd, .events = event, .revents = 0};
        return ::poll(&request, 1, -1) >= 0 || errno == EINTR;
    }
    return errno == EINTR;
}

/// Calls `step(done)` for the rest until all `size` bytes are moved, it gives 0 or an error.
template <typename Step>
std::optional<std::size_t> moveAll(int fd, short event, std::size_t size, Step step) {
    std::size_t done = 0;
    while (done < size) {
        const ssize_t moved = step(done);
        if (moved < 0 && isWorthAnotherTry(fd, event))
            continue;
        if (moved < 0)
            return std::nullopt;
        if (moved == 0)
            break;
        done += static_cast<std::size_t>(moved);
    }
    return done;
}

} // namespace

std::optional<std::size_t> readFully(int fd, std::span<Byte> into) {
    return moveAll(fd, POLLIN, into.size(), [&](std::size_t done) {
        return ::read(fd, into.data() + done, into.size() - done);
    });
}

std::optional<std::size_t> readSome(int fd, std::span<Byte> into) {
    ssize_t count = 0;
    do
        count = ::read(fd, into.data(), into.size());
    while (count < 0 && isWorthAnotherTry(fd, POLLIN));
    return count < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(count));
}

std::optional<std::size_t> readFullyAt(int fd, std::uint64_t offset, std::span<Byte> into) {
    return moveAll(fd, POLLIN, into.size(), [&](std::size_t done) {
        return ::pread(fd, into.data() + done, into.size() - done,
                       static_cast<off_t>(offset + done));
    });
}

bool writeFully(int fd, Bytes bytes) {
    return moveAll(fd, POLLOUT, bytes.size(), [&](std::size_t done) {
               return ::write(fd, bytes.data() + done, bytes.size() - done);
           }) == bytes.size();
}

bool writeFullyAt(int fd, std::uint64_t offset, Bytes bytes) {
    return moveAll(fd, POLLOUT, bytes.size(), [&](std::size_t done) {
               return ::pwrite(fd, bytes.data() + done, bytes.size() - done,
                               static_cast<off_t>(offset + done));
           }) == bytes.size();
}

bool setWritten(int fd, std::int64_t seconds) {
    const timespec times[] = {{0, UTIME_OMIT}, {static_cast<time_t>(seconds), 0}};
    return ::futimens(fd, times) == 0;
}

bool syncContent(int fd) {
    return ::fdatasync(fd) == 0;
}

} // namespace charsleuth
