#pragma once

/// Reads a configuration file.

#include <optional>
#include <string>

namespace charsleuth {

/// Its first MiB at most; nothing where it is no regular file or cannot be read.
std::optional<std::string> readSmallFile(const std::string& path);

} // namespace charsleuth
