#include "app/files/file_status.h"

#include "app/files/windows/wide.h"

#include <cerrno>

namespace charsleuth {

namespace {

FileStatus statusFrom(const BY_HANDLE_FILE_INFORMATION& told) {
    const auto joined = [](DWORD high, DWORD low) { return std::uint64_t{high} << 32 | low; };
    constexpr std::uint64_t perSecond = 10'000'000; // units of a FILETIME, which begins in 1601
    constexpr std::int64_t from1601To1970 = 11'644'473'600; // s
    const std::uint64_t written =
        joined(told.ftLastWriteTime.dwHighDateTime, told.ftLastWriteTime.dwLowDateTime);
    FileStatus status{.kind = FileKind::Regular,
                      .size = joined(told.nFileSizeHigh, told.nFileSizeLow),
                      .volume = told.dwVolumeSerialNumber,
                      .number = joined(told.nFileIndexHigh, told.nFileIndexLow),
                      .seconds = static_cast<std::int64_t>(written / perSecond) - from1601To1970,
                      .nanoseconds = static_cast<std::int64_t>(written % perSecond * 100),
                      .names = told.nNumberOfLinks};
    if ((told.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0)
        status.kind = FileKind::Folder;
    if ((told.dwFileAttributes & FILE_ATTRIBUTE_READONLY) != 0)
        status.permissions = 0444;
    return status;
}

std::optional<FileStatus> statusOfHandle(HANDLE handle) {
    const DWORD type = GetFileType(handle);
    if (type == FILE_TYPE_PIPE)
        return FileStatus{.kind = FileKind::Pipe};
    if (type == FILE_TYPE_CHAR)
        return FileStatus{.kind = FileKind::Device};
    BY_HANDLE_FILE_INFORMATION told{};
    if (!GetFileInformationByHandle(handle, &told)) {
        windows::setErrno();
        return std::nullopt;
    }
    return statusFrom(told);
}

std::optional<FileStatus> statusOfPath(const std::string& path, DWORD flags) {
    if (windows::isDeviceName(path)) {
        errno = ENOENT;
        return std::nullopt;
    }
    const HANDLE handle =
        CreateFileW(windows::systemPath(path).c_str(), FILE_READ_ATTRIBUTES,
                    FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr, OPEN_EXISTING,
                    FILE_FLAG_BACKUP_SEMANTICS | flags, nullptr);
    if (handle == INVALID_HANDLE_VALUE) {
        windows::setErrno();
        return std::nullopt;
    }
    const auto status = statusOfHandle(handle);
    CloseHandle(handle);
    return status;
}

} // namespace

std::optional<FileStatus> statusOf(const std::string& path) {
    return statusOfPath(path, 0);
}

std::optional<FileStatus> statusOfEntry(const std::string& path) {
    auto status = statusOfPath(path, FILE_FLAG_OPEN_REPARSE_POINT);
    WIN32_FIND_DATAW found{};
    const HANDLE search =
        status ? FindFirstFileW(windows::systemPath(path).c_str(), &found) : INVALID_HANDLE_VALUE;
    if (search == INVALID_HANDLE_VALUE)
        return status;
    FindClose(search);
    const bool leads = found.dwReserved0 == IO_REPARSE_TAG_SYMLINK ||
                       found.dwReserved0 == IO_REPARSE_TAG_MOUNT_POINT;
    if ((found.dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0 && leads)
        status->kind = FileKind::Link;
    return status;
}

std::optional<FileStatus> statusOf(int descriptor) {
    return statusOfHandle(windows::handleOf(descriptor));
}

} // namespace charsleuth
