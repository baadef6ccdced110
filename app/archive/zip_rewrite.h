#pragma once

/// A zip archive again, with its names in UTF-8 and marked as such; everything else bit by bit.

#include "app/archive/archive_names.h"
#include "app/archive/zip_directory.h"
#include "app/files/progress.h"
#include "app/files/written_file.h"

namespace charsleuth {

/// Members as readNames() takes them, in the order of the directory.
std::vector<ArchiveMember> membersOf(const ZipDirectory& directory);

/// Where most members were made.
MadeOn madeOnOf(const ZipDirectory& directory);

/// Writes the copy to `out`. `names`: of membersOf(directory). Names and comments of members become
/// UTF-8 with bit 11 set; fields that had them in UTF-8 go. Refuses what cannot be copied so: an
/// archive whose directory is missing or whose members overlap.
std::optional<Error> rewriteZip(FileSource& source, const ZipDirectory& directory,
                                const ArchiveNames& names, WrittenFile& out,
                                const Progress& progress = {});

} // namespace charsleuth
