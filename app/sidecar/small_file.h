#pragma once

/// Reads a configuration file.

#include <optional>
#include <string>

namespace charsleuth {

/// Its first MiB at most; nothing where it is no regular file or cannot be read. `top`: a folder
/// below which links are not followed, and outside of which nothing is read, see openBeneath();
/// empty: anywhere.
std::optional<std::string> readSmallFile(const std::string& path, const std::string& top = {});

} // namespace charsleuth
