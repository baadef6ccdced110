#pragma once

/// Fields of comma-separated values, RFC 4180.

#include <string>

namespace charsleuth::cli {

/// In quotes where it needs them.
std::string csvField(const std::string& field);

} // namespace charsleuth::cli
