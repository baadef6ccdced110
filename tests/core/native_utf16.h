#pragma once

/// The UTF-16 that programs of this machine have in memory, by glibc's name.

#include <bit>

namespace charsleuth::test {

inline constexpr const char* nativeUtf16 =
    std::endian::native == std::endian::big ? "UTF-16BE" : "UTF-16LE";

} // namespace charsleuth::test
