#pragma once

/// Finds a byte that may be the next one or far away.

#include "core/bytes/bytes.h"

#include <cstring>

namespace charsleuth {

/// The first byte of the value in [at, end), or `end`.
inline const Byte* findByte(const Byte* at, const Byte* end, Byte value) {
    constexpr int near = 8; // bytes; for fewer, a call of memchr takes longer
    for (int i = 0; i < near; ++i, ++at)
        if (at == end || *at == value)
            return at;
    const void* const found = std::memchr(at, value, static_cast<std::size_t>(end - at));
    return found ? static_cast<const Byte*>(found) : end;
}

} // namespace charsleuth
