#include "app/files/file_status.h"

#include "app/files/posix/status_from.h"

namespace charsleuth {

namespace {

FileKind kindOf(mode_t mode) {
    switch (mode & S_IFMT) {
    case S_IFREG:
        return FileKind::Regular;
    case S_IFDIR:
        return FileKind::Folder;
    case S_IFLNK:
        return FileKind::Link;
    case S_IFSOCK:
        return FileKind::Socket;
    case S_IFIFO:
        return FileKind::Pipe;
    case S_IFBLK:
        return FileKind::BlockDevice;
    default:
        return FileKind::Device;
    }
}

/// `ask` fills a status and returns 0, or fails.
template <typename Ask>
std::optional<FileStatus> statusBy(Ask ask) {
    struct stat status {};
    if (ask(&status) != 0)
        return std::nullopt;
    return statusFrom(status);
}

} // namespace

FileStatus statusFrom(const struct stat& status) {
    return {.kind = kindOf(status.st_mode),
            .size = static_cast<std::uint64_t>(status.st_size),
            .volume = status.st_dev,
            .number = status.st_ino,
            .seconds = status.st_mtim.tv_sec,
            .nanoseconds = status.st_mtim.tv_nsec,
            .touched = status.st_ctim.tv_sec * 1'000'000'000 + status.st_ctim.tv_nsec,
            .names = status.st_nlink,
            .permissions = status.st_mode & 07777U};
}

std::optional<FileStatus> statusOf(const std::string& path) {
    return statusBy([&](struct stat* status) { return ::stat(path.c_str(), status); });
}

std::optional<FileStatus> statusOfEntry(const std::string& path) {
    return statusBy([&](struct stat* status) { return ::lstat(path.c_str(), status); });
}

std::optional<FileStatus> statusOf(int descriptor) {
    return statusBy([&](struct stat* status) { return ::fstat(descriptor, status); });
}

} // namespace charsleuth
