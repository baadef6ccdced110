#pragma once

/// Decoded text as UTF-8. Total: a lone surrogate becomes U+FFFD.

#include "core/bytes/exported.h"

#include <string>
#include <string_view>

namespace charsleuth {

/// Appends one scalar value.
CHARSLEUTH_EXPORT void appendUtf8(std::string& out, char32_t character);

CHARSLEUTH_EXPORT void appendUtf8(std::string& out, std::u16string_view text);

CHARSLEUTH_EXPORT std::string toUtf8(std::u16string_view text);

} // namespace charsleuth
