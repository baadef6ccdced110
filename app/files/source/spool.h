#pragma once

/// Keeps what came out of a pipe or device, so that it can be read again at any place: in memory at
/// first, then in a nameless temporary file.

#include "app/files/file_descriptor.h"
#include "app/files/result.h"

#include <cstdint>
#include <vector>

namespace charsleuth {

class Spool {
public:
    /// Bytes held in memory; more goes to a file in $TMPDIR (or /tmp) that has no name and goes
    /// away with this object.
    static constexpr std::uint64_t inMemory = 8 << 20;

    std::uint64_t size() const { return m_size; }

    /// Nothing on success, else why not (the disk is full), with the temporary folder's name.
    std::optional<Error> append(Bytes bytes);

    /// How many bytes were read: fewer than asked only at the end. Errors name the folder, too.
    Result<std::size_t> readAt(std::uint64_t offset, std::span<Byte> into) const;

private:
    std::vector<Byte> m_memory;
    FileDescriptor m_file;
    std::uint64_t m_size = 0;
};

} // namespace charsleuth
