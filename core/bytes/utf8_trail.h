#pragma once

/// The trail bytes of UTF-8.

#include "core/bytes/bytes.h"

namespace charsleuth {

/// 0x80 to 0xBF, which begin no character (Unicode Standard, table 3-7).
constexpr bool isUtf8Trail(Byte byte) {
    return (byte & 0xC0) == 0x80;
}

} // namespace charsleuth
