#pragma once

/// Malformed bytes made visible in UTF-8 text.

#include "core/bytes/bytes.h"
#include "core/decode/utf8_text.h"

#include <string>

namespace charsleuth {

/// Appends "⟦E9⟧" for each byte.
void appendMarks(std::string& out, Bytes malformed);

/// Appends "\x{E9}" for each byte.
void appendEscapes(std::string& out, Bytes malformed);

} // namespace charsleuth
