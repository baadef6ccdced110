#pragma once

/// Unpacks an archive into a folder, under names as they are read, and never outside of it.

#include "app/archive/archive_file.h"

#include <functional>

namespace charsleuth {

/// Bytes that an archive may unpack to where nothing else is asked for: this, or so many times its
/// size where that is more.
inline constexpr std::uint64_t unpackedLimit = std::uint64_t{1} << 30, unpackedTimes = 200;

struct ExtractionReport {
    std::uint64_t files = 0; ///< written
    std::uint64_t refused = 0;
};

/// Why a member's name is no path below a folder ("leads out of the folder"); nothing where it is
/// one.
std::optional<std::string> whyUnsafe(std::string_view name);

/// Makes the folder if need be. A member that is refused is told, the others are unpacked; a file
/// that is there already is never replaced. Fails where the limit is exceeded or writing fails.
Result<ExtractionReport> extract(ArchiveFile& archive, const std::string& folder,
                                 std::optional<std::uint64_t> limit,
                                 const std::function<void(const Error&)>& tell);

} // namespace charsleuth
