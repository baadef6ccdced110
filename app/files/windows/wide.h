#pragma once

/// Between the paths of our programs and those of Windows, and its errors as errno values.

#include <cstdint>
#include <string>
#include <string_view>

#ifndef NOMINMAX
#define NOMINMAX
#endif
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

namespace charsleuth::windows {

/// UTF-16 of UTF-8; halves of surrogate pairs that were encoded like characters come back as they
/// were, and bytes that are no UTF-8 become U+FFFD.
std::wstring wide(std::string_view text);

/// UTF-8 of UTF-16; see wide().
std::string narrow(std::wstring_view text);

/// A path for the wide functions, absolute and with `\\?\` before it, so that it may be longer than
/// 260 characters. Empty where there is none.
std::wstring systemPath(const std::string& path);

/// Whether the last name of a path is one that Windows keeps for devices: CON, NUL, COM1, aux.txt.
bool isDeviceName(std::string_view path);

/// Sets errno to what the last error of a function of Windows means, for causeOf().
void setErrno();

/// As a descriptor of the C library, which owns it then. -1 for a handle that is none.
int descriptorOf(HANDLE handle, int flags);

HANDLE handleOf(int descriptor);

/// From a time since 1970.
FILETIME fileTime(std::int64_t seconds, std::int64_t nanoseconds);

} // namespace charsleuth::windows
