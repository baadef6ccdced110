#include "app/files/windows/wide.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <fcntl.h>
#include <io.h>

namespace charsleuth::windows {

namespace {

/// The value at the start of UTF-8 and its bytes; surrogates are values, too. U+FFFD for a byte
/// that begins nothing.
char32_t takeValue(std::string_view& text) {
    const auto byte = [&](std::size_t at) {
        return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
    };
    const unsigned lead = byte(0);
    const std::size_t size = lead < 0x80   ? 1
                             : lead < 0xC2 ? 0
                             : lead < 0xE0 ? 2
                             : lead < 0xF0 ? 3
                             : lead < 0xF5 ? 4
                                           : 0;
    char32_t value = size <= 1 ? lead : lead & (0x7FU >> size);
    bool sound = size > 0;
    for (std::size_t at = 1; at < size; ++at) {
        sound = sound && (byte(at) & 0xC0U) == 0x80;
        value = value << 6 | (byte(at) & 0x3FU);
    }
    text.remove_prefix(sound ? size : 1);
    return sound ? value : 0xFFFD;
}

void putValue(std::string& out, char32_t value) {
    const auto tail = [&](int shift) { out += static_cast<char>(0x80 | (value >> shift & 0x3F)); };
    if (value < 0x80) {
        out += static_cast<char>(value);
    } else if (value < 0x800) {
        out += static_cast<char>(0xC0 | value >> 6);
        tail(0);
    } else if (value < 0x10000) {
        out += static_cast<char>(0xE0 | value >> 12);
        tail(6);
        tail(0);
    } else {
        out += static_cast<char>(0xF0 | value >> 18);
        tail(12);
        tail(6);
        tail(0);
    }
}

} // namespace

std::wstring wide(std::string_view text) {
    std::wstring out;
    while (!text.empty()) {
        const char32_t value = takeValue(text);
        if (value < 0x10000) {
            out += static_cast<wchar_t>(value);
        } else {
            out += static_cast<wchar_t>(0xD7C0 + (value >> 10));
            out += static_cast<wchar_t>(0xDC00 + (value & 0x3FF));
        }
    }
    return out;
}

std::string narrow(std::wstring_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        char32_t value = text[at];
        if ((value & 0xFC00) == 0xD800 && at + 1 < text.size() && (text[at + 1] & 0xFC00) == 0xDC00)
            value = 0x10000 + ((value & 0x3FF) << 10) + (text[++at] & 0x3FFU);
        putValue(out, value);
    }
    return out;
}

std::wstring systemPath(const std::string& path) {
    std::wstring typed = wide(path);
    std::ranges::replace(typed, L'/', L'\\');
    if (typed.empty() || typed.starts_with(L"\\\\?\\"))
        return typed;
    std::wstring full(GetFullPathNameW(typed.c_str(), 0, nullptr, nullptr), L'\0');
    full.resize(
        GetFullPathNameW(typed.c_str(), static_cast<DWORD>(full.size()), full.data(), nullptr));
    if (full.starts_with(L"\\\\.\\"))
        return full;
    return full.starts_with(L"\\\\") ? L"\\\\?\\UNC" + full.substr(1) : L"\\\\?\\" + full;
}

bool isDeviceName(std::string_view path) {
    std::string name(path.substr(path.find_last_of("/\\:") + 1));
    name.resize(std::min(name.size(), name.find('.')));
    while (name.ends_with(' '))
        name.pop_back();
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::toupper(c); });
    constexpr std::array<std::string_view, 6> alone = {"CON", "PRN",    "AUX",
                                                       "NUL", "CONIN$", "CONOUT$"};
    const bool numbered = name.size() == 4 &&
                          (name.starts_with("COM") || name.starts_with("LPT")) && name[3] >= '1' &&
                          name[3] <= '9';
    return numbered || std::ranges::find(alone, name) != alone.end();
}

void setErrno() {
    switch (GetLastError()) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_DRIVE:
    case ERROR_BAD_NETPATH:
    case ERROR_BAD_NET_NAME:
    case ERROR_INVALID_NAME:
    case ERROR_BAD_PATHNAME:
        errno = ENOENT;
        break;
    case ERROR_ACCESS_DENIED:
    case ERROR_WRITE_PROTECT:
    case ERROR_PRIVILEGE_NOT_HELD:
        errno = EACCES;
        break;
    case ERROR_SHARING_VIOLATION:
    case ERROR_LOCK_VIOLATION:
        errno = EBUSY;
        break;
    case ERROR_FILE_EXISTS:
    case ERROR_ALREADY_EXISTS:
        errno = EEXIST;
        break;
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
        errno = ENOSPC;
        break;
    case ERROR_NO_DATA:
    case ERROR_BROKEN_PIPE:
        errno = EPIPE;
        break;
    case ERROR_DIRECTORY:
        errno = ENOTDIR;
        break;
    case ERROR_NOT_ENOUGH_MEMORY:
    case ERROR_OUTOFMEMORY:
        errno = ENOMEM;
        break;
    case ERROR_TOO_MANY_OPEN_FILES:
        errno = EMFILE;
        break;
    case ERROR_INVALID_HANDLE:
        errno = EBADF;
        break;
    case ERROR_FILENAME_EXCED_RANGE:
        errno = ENAMETOOLONG;
        break;
    default:
        errno = EIO;
    }
}

int descriptorOf(HANDLE handle, int flags) {
    if (handle == INVALID_HANDLE_VALUE) {
        setErrno();
        return -1;
    }
    const int descriptor =
        _open_osfhandle(reinterpret_cast<std::intptr_t>(handle), flags | _O_BINARY | _O_NOINHERIT);
    if (descriptor < 0)
        CloseHandle(handle);
    return descriptor;
}

HANDLE handleOf(int descriptor) {
    return descriptor < 0 ? INVALID_HANDLE_VALUE
                          : reinterpret_cast<HANDLE>(_get_osfhandle(descriptor));
}

FILETIME fileTime(std::int64_t seconds, std::int64_t nanoseconds) {
    // It counts units of 100 ns since 1601.
    constexpr std::int64_t perSecond = 10'000'000, from1601To1970 = 11'644'473'600;
    const std::int64_t units = (seconds + from1601To1970) * perSecond + nanoseconds / 100;
    return {static_cast<DWORD>(units), static_cast<DWORD>(units >> 32)};
}

} // namespace charsleuth::windows
