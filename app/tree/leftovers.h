#pragma once

/// Files that a killed program had not yet given their name.

#include <cstdint>
#include <span>
#include <string>

namespace charsleuth {

/// Removes the temporary files (WrittenFile::temporaryPrefix) of processes that were killed from
/// the folders and all below them.
void removeLeftovers(std::span<const std::string> folders, std::span<const std::int64_t> processes);

} // namespace charsleuth
