#pragma once

/// The directory of a zip archive, read with care (PKWARE's APPNOTE 6.3.10, sections 4.3 and 4.4):
/// what it says of itself is checked, and what is wrong is told.

#include "app/archive/archive_names.h"
#include "app/files/file_source.h"

#include <cstddef>
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
    std::uint32_t checksum = 0; ///< CRC-32 of the content
    std::uint32_t attributes = 0;
    std::uint64_t packedSize = 0, size = 0;
    std::uint64_t localOffset = 0; ///< of its local header in the file
    ByteRange record; ///< in the directory; empty for a member that only its own header tells

    bool isEncrypted() const { return (flags & 1U) != 0; }
    bool isFlaggedUtf8() const { return (flags & 0x800U) != 0; }
    bool hasDescriptor() const { return (flags & 8U) != 0; } ///< its sizes stand behind its content
    bool isListed() const { return record.end > record.begin; }
    /// The name in the field 0x7075 of Info-ZIP, where it belongs to `name` and is UTF-8.
    std::optional<std::string> unicodeName() const;
    bool isLink() const { return (host == 3 || host == 19) && (attributes >> 28U) == 0xA; }
    bool isFolder() const { return name.ends_with('/'); }
};

struct ZipDirectory {
    std::vector<ZipMember> members;
    ByteRange place;                        ///< of the records in the file, as the end record says
    std::uint64_t recordsEnd = 0;           ///< where the records end that were read
    std::uint64_t endAt = 0;                ///< offset of the end record
    std::optional<std::uint64_t> wideEndAt; ///< of the one of 64 bits
    std::uint64_t shift = 0; ///< what offsets in the file are greater by than those written
    bool isMissing = false;  ///< the members were found by their own headers
    std::vector<ArchiveTrouble> trouble;

    void tell(std::string words) { trouble.push_back({.words = std::move(words)}); }
    void tellDamage(std::string words) {
        trouble.push_back({.words = std::move(words), .isDamage = true});
    }
};

/// Whether a file begins or ends as a zip archive does.
bool looksLikeZip(FileSource& source);

/// Fails for what is no zip archive, is one of several volumes, or cannot be read. Where the
/// directory is missing, members are found by their own headers.
Result<ZipDirectory> readZipDirectory(FileSource& source);

/// The numbers of the members, in the order in which their content lies in the file.
std::vector<std::size_t> membersAsTheyLie(const ZipDirectory& directory);

} // namespace charsleuth
