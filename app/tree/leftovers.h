#pragma once

/// Files that a killed program had not yet given their name.

#include "app/tree/journal_reach.h"

#include <cstdint>
#include <span>
#include <string>

namespace charsleuth {

/// Removes the temporary files (WrittenFile::temporaryPrefix) of processes that were killed from
/// the folders that the journal reaches, and all below them. Follows no link.
void removeLeftovers(std::span<const std::string> folders, std::span<const std::int64_t> processes,
                     const JournalReach& reach);

} // namespace charsleuth
