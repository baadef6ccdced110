#pragma once

/// Decoded text as UTF-8, with malformed bytes made visible.

#include "core/bytes/bytes.h"

#include <string>
#include <string_view>

namespace charsleuth::cli {

/// Appends one scalar value.
void appendUtf8(std::string& out, char32_t character);

/// Appends UTF-16; a lone surrogate becomes U+FFFD.
void appendUtf8(std::string& out, std::u16string_view text);

std::string toUtf8(std::u16string_view text);

/// Appends "⟦E9⟧" for each byte.
void appendMarks(std::string& out, Bytes malformed);

/// Appends "\x{E9}" for each byte.
void appendEscapes(std::string& out, Bytes malformed);

} // namespace charsleuth::cli
