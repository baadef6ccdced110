#include "app/files/file_descriptor.h"

#include "app/files/windows/wide.h"

#include <algorithm>
#include <fcntl.h>
#include <io.h>

namespace charsleuth {

using windows::handleOf;

namespace {

constexpr std::size_t mostAtOnce = std::size_t{1} << 30; // bytes; a DWORD counts them

/// The end of a file, and of a pipe whose writer has gone.
bool endsInput(DWORD error) {
    return error == ERROR_HANDLE_EOF || error == ERROR_BROKEN_PIPE;
}

/// Calls `step(done, size, moved)` for the rest until all `size` bytes are moved, it moves none or
/// fails.
template <typename Step>
std::optional<std::size_t> moveAll(std::size_t size, Step step) {
    std::size_t done = 0;
    while (done < size) {
        DWORD moved = 0;
        if (!step(done, static_cast<DWORD>(std::min(size - done, mostAtOnce)), &moved)) {
            if (endsInput(GetLastError()))
                break;
            windows::setErrno();
            return std::nullopt;
        }
        if (moved == 0)
            break;
        done += moved;
    }
    return done;
}

OVERLAPPED placeOf(std::uint64_t offset) {
    OVERLAPPED place{};
    place.Offset = static_cast<DWORD>(offset);
    place.OffsetHigh = static_cast<DWORD>(offset >> 32);
    return place;
}

/// A console gets characters, whatever its code page is.
bool writeToConsole(HANDLE console, Bytes bytes) {
    const std::wstring text =
        windows::wide({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    constexpr std::size_t most = 8192; // characters; consoles refuse more than 64 KiB
    for (std::size_t at = 0; at < text.size();) {
        DWORD written = 0;
        const auto size = static_cast<DWORD>(std::min(most, text.size() - at));
        if (!WriteConsoleW(console, text.data() + at, size, &written, nullptr) || written == 0) {
            windows::setErrno();
            return false;
        }
        at += written;
    }
    return true;
}

} // namespace

FileDescriptor& FileDescriptor::operator=(FileDescriptor&& other) noexcept {
    std::swap(m_fd, other.m_fd);
    return *this;
}

FileDescriptor::~FileDescriptor() {
    if (isOpen())
        ::_close(m_fd);
}

void occupyStandardDescriptors() {
    for (const int fd : {0, 1, 2})
        if (handleOf(fd) == INVALID_HANDLE_VALUE)
            ::_wopen(L"NUL", fd == 0 ? _O_WRONLY : _O_RDONLY);
}

std::optional<std::size_t> readFully(int fd, std::span<Byte> into) {
    return moveAll(into.size(), [&](std::size_t done, DWORD size, DWORD* moved) {
        return ReadFile(handleOf(fd), into.data() + done, size, moved, nullptr);
    });
}

std::optional<std::size_t> readSome(int fd, std::span<Byte> into) {
    DWORD count = 0;
    const auto size = static_cast<DWORD>(std::min(into.size(), mostAtOnce));
    if (ReadFile(handleOf(fd), into.data(), size, &count, nullptr) || endsInput(GetLastError()))
        return count;
    windows::setErrno();
    return std::nullopt;
}

std::optional<std::size_t> readFullyAt(int fd, std::uint64_t offset, std::span<Byte> into) {
    return moveAll(into.size(), [&](std::size_t done, DWORD size, DWORD* moved) {
        OVERLAPPED place = placeOf(offset + done);
        return ReadFile(handleOf(fd), into.data() + done, size, moved, &place);
    });
}

bool writeFully(int fd, Bytes bytes) {
    DWORD mode = 0;
    if (GetConsoleMode(handleOf(fd), &mode))
        return writeToConsole(handleOf(fd), bytes);
    const auto written = moveAll(bytes.size(), [&](std::size_t done, DWORD size, DWORD* moved) {
        return WriteFile(handleOf(fd), bytes.data() + done, size, moved, nullptr);
    });
    if (written && *written < bytes.size())
        errno = EPIPE;
    return written == bytes.size();
}

bool writeFullyAt(int fd, std::uint64_t offset, Bytes bytes) {
    return moveAll(bytes.size(), [&](std::size_t done, DWORD size, DWORD* moved) {
               OVERLAPPED place = placeOf(offset + done);
               return WriteFile(handleOf(fd), bytes.data() + done, size, moved, &place);
           }) == bytes.size();
}

bool setWritten(int fd, std::int64_t seconds) {
    const FILETIME time = windows::fileTime(seconds, 0);
    return SetFileTime(handleOf(fd), nullptr, nullptr, &time) != 0;
}

bool syncContent(int fd) {
    if (FlushFileBuffers(handleOf(fd)))
        return true;
    windows::setErrno();
    return false;
}

} // namespace charsleuth
