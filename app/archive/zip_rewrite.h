#pragma once

/// A zip archive again, with its names in UTF-8 and marked as such; everything else bit by bit.

#include "app/archive/archive_names.h"
#include "app/archive/zip_directory.h"
#include "app/files/progress.h"
#include "app/files/written_file.h"

namespace charsleuth {

/// The names of the members, in `asked` where they are not told otherwise, and all trouble.
ArchiveNames namesOf(const ZipDirectory& directory, std::optional<EncodingId> asked = std::nullopt);

/// Writes the copy to `out`. `names`: of this directory, which was compared with members' headers.
/// Names and comments of members become UTF-8 with bit 11 set; fields that had them in UTF-8 go.
/// Each other byte stays, in front, between members and behind the end, too, but for places and
/// sizes in the directory. Refuses a damaged archive, and one of whose names two would become one.
std::optional<Error> rewriteZip(FileSource& source, const ZipDirectory& directory,
                                const ArchiveNames& names, WrittenFile& out,
                                const Progress& progress = {});

} // namespace charsleuth
