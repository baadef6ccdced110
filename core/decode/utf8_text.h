#pragma once

/// Decoded text as UTF-8. Total: a lone surrogate becomes U+FFFD.

#include <string>
#include <string_view>

namespace charsleuth {

/// Appends one scalar value.
void appendUtf8(std::string& out, char32_t character);

void appendUtf8(std::string& out, std::u16string_view text);

std::string toUtf8(std::u16string_view text);

} // namespace charsleuth
