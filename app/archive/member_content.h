#pragma once

/// All bytes of one member of an archive.

#include "app/archive/archive_file.h"

namespace charsleuth {

/// Bytes of a member that is read into memory, at most.
inline constexpr std::uint64_t largestMember = std::uint64_t{256} << 20;

/// The content of the member with this index; `path` is what an error names. Requires: index is
/// below the number of members.
Result<std::vector<Byte>> memberContent(ArchiveFile& archive, std::size_t index,
                                        const std::string& path);

} // namespace charsleuth
