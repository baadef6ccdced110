#pragma once

/// Compares and finds single bytes.

#include "core/bytes/bytes.h"

#include <cstring>

namespace charsleuth {

/// 1 if the two are equal, else 0, without a branch, so that the compiler can vectorise.
inline Byte oneIfEqual(Byte byte, Byte value) {
    return Byte{byte == value};
}

/// The first byte of the value in [at, end), or `end`. It may be the next one or far away.
inline const Byte* findByte(const Byte* at, const Byte* end, Byte value) {
    constexpr int near = 8; // bytes; for fewer, a call of memchr takes longer
    for (int i = 0; i < near; ++i, ++at)
        if (at == end || *at == value)
            return at;
    const void* const found = std::memchr(at, value, static_cast<std::size_t>(end - at));
    return found ? static_cast<const Byte*>(found) : end;
}

} // namespace charsleuth
