#pragma once

/// A file, pipe or device that was opened to be read, and what it was then.

#include "app/files/file_descriptor.h"
#include "app/files/file_status.h"
#include "app/files/result.h"

#include <cstdint>
#include <string>

namespace charsleuth {

struct OpenedFile {
    FileDescriptor descriptor;
    FileStatus status;
    bool seekable = false;   ///< can be read where it lies
    std::uint64_t first = 0; ///< where the input begins in it: standard input may be advanced
    std::uint64_t size = 0;  ///< from there on, of a seekable one

    bool isRegular() const { return status.isRegular(); }

    /// As readFullyAt, from the input's start.
    std::optional<std::size_t> readAt(std::uint64_t offset, std::span<Byte> into) const;

    /// Whether it got shorter since, or was written to without getting longer. Regular ones only.
    bool wasOverwritten() const;
};

/// "-" is standard input. A directory, a socket and a FIFO to which nobody writes within some
/// seconds are errors. `beneath`: see OpenOptions; only regular files then.
Result<OpenedFile> openToRead(const std::string& path, const std::string& beneath);

} // namespace charsleuth
