#pragma once

/// What lies at a path or is open: its kind, its size, when it was written.

#include <cstdint>
#include <optional>
#include <string>

namespace charsleuth {

enum class FileKind : std::uint8_t { Regular, Folder, Link, Socket, Pipe, BlockDevice, Device };

struct FileStatus {
    FileKind kind = FileKind::Regular;
    std::uint64_t size = 0;   ///< bytes
    std::uint64_t volume = 0; ///< with `number` it tells one file from all others
    std::uint64_t number = 0;
    std::int64_t seconds = 0; ///< when it was last written, since 1970
    std::int64_t nanoseconds = 0;
    std::int64_t touched = 0; ///< when content, attributes or names last changed, ns since 1970; 0
                              ///< where the system does not tell
    std::uint64_t names = 1;  ///< how many it has: hard links
    unsigned permissions = 0666; ///< who may read, write and run it, as in POSIX

    bool isRegular() const { return kind == FileKind::Regular; }
    bool isFolder() const { return kind == FileKind::Folder; }

    /// When it was last written, ns since 1970.
    std::int64_t written() const { return seconds * 1'000'000'000 + nanoseconds; }

    /// Whether both are one file, by whatever name.
    bool isSameFile(const FileStatus& other) const {
        return volume == other.volume && number == other.number;
    }
    /// Whether the file that had the status `before` was not written to since.
    bool isUnchangedSince(const FileStatus& before) const {
        return isSameFile(before) && size == before.size && seconds == before.seconds &&
               nanoseconds == before.nanoseconds;
    }
};

/// Nothing where nothing is there or it cannot be told (errno says why). Symbolic links are
/// followed by `statusOf`, not by `statusOfEntry`.
std::optional<FileStatus> statusOf(const std::string& path);
std::optional<FileStatus> statusOfEntry(const std::string& path);
std::optional<FileStatus> statusOf(int descriptor);

} // namespace charsleuth
