#pragma once

/// The directory of a zip archive, read with care (PKWARE's APPNOTE 6.3.10, sections 4.3 and 4.4):
/// what it says of itself is checked, and what is wrong is told.

#include "app/files/file_source.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth {

/// Bytes of a directory that is read, at most; a million members take some 100 MB.
inline constexpr std::uint64_t largestZipDirectory = std::uint64_t{256} << 20;

struct ZipMember {
    std::string name, extra, comment; ///< bytes as they stand in the directory
    std::uint16_t host = 0;           ///< of the program that made it: 0 DOS, 3 Unix, 19 macOS, ...
    std::uint16_t flags = 0, method = 0;
    std::uint32_t time = 0; ///< of DOS
    std::uint32_t attributes = 0;
    std::uint64_t packedSize = 0, size = 0;
    std::uint64_t localOffset = 0; ///< of its local header in the file
    ByteRange record;              ///< in the directory; empty where that is missing

    bool isEncrypted() const { return (flags & 1U) != 0; }
    bool isFlaggedUtf8() const { return (flags & 0x800U) != 0; }
    /// The name in the field 0x7075 of Info-ZIP, where it belongs to `name` and is UTF-8.
    std::optional<std::string> unicodeName() const;
    bool isLink() const { return (host == 3 || host == 19) && (attributes >> 28U) == 0xA; }
    bool isFolder() const { return name.ends_with('/'); }
};

struct ZipDirectory {
    std::vector<ZipMember> members;
    std::string comment;     ///< of the archive
    ByteRange place;         ///< of the records in the file
    std::uint64_t shift = 0; ///< what offsets in the file are greater by than those written
    bool isMissing = false;  ///< the members were found by their own headers
    std::vector<std::string> trouble; ///< what is wrong, in words
};

/// Whether a file begins or ends as a zip archive does.
bool looksLikeZip(FileSource& source);

/// Fails for what is no zip archive, is one of several volumes, or cannot be read.
Result<ZipDirectory> readZipDirectory(FileSource& source);

} // namespace charsleuth
