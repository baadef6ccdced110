#pragma once

/// Bytes as text that other programs take.

#include "core/bytes/bytes.h"

#include <QString>

#include <vector>

namespace charsleuth::viewer {

enum class BytesAs {
    Hex,     ///< "63 61 66 E9"
    Escapes, ///< "caf\xE9"
    Percent, ///< "caf%E9"
};

QString bytesText(const std::vector<Byte>& bytes, BytesAs as);

} // namespace charsleuth::viewer
