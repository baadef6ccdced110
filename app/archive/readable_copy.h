#pragma once

/// A zip archive's copy with names that every program reads alike.

#include "app/archive/archive_file.h"
#include "app/files/progress.h"

namespace charsleuth {

/// Whether programs that ask for no encoding may show another name than the member's.
bool isUnreadable(const ArchiveMember& member);

/// Writes the copy with its names in UTF-8, and reads them again. Refuses to replace the archive,
/// which is at `path`. Requires: it is a zip archive.
std::optional<Error> writeReadableCopy(ArchiveFile& archive, const std::string& path,
                                       const std::string& copy, const Progress& progress = {});

} // namespace charsleuth
