#pragma once

/// Owns a file descriptor and reads from it without being disturbed by signals or short reads.

#include "core/bytes/bytes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

namespace charsleuth {

class FileDescriptor {
public:
    FileDescriptor() = default;
    explicit FileDescriptor(int fd) : m_fd(fd) {}
    FileDescriptor(FileDescriptor&& other) noexcept : m_fd(std::exchange(other.m_fd, -1)) {}
    FileDescriptor& operator=(FileDescriptor&& other) noexcept;
    ~FileDescriptor();

    int get() const { return m_fd; }
    bool isOpen() const { return m_fd >= 0; }

private:
    int m_fd = -1;
};

/// Standard input, output and error that were closed get a descriptor that can be neither read nor
/// written as they are, lest a file that is opened later pass for them. For the start of a program.
void occupyStandardDescriptors();

/// Reads until `into` is full or the input ends. Nothing on an error (errno says which); what was
/// read before the error is then lost.
std::optional<std::size_t> readFully(int fd, std::span<Byte> into);
/// Waits for some bytes; 0 at the end.
std::optional<std::size_t> readSome(int fd, std::span<Byte> into);
std::optional<std::size_t> readFullyAt(int fd, std::uint64_t offset, std::span<Byte> into);

/// Writes all of `bytes`; false on an error (errno says which).
bool writeFully(int fd, Bytes bytes);
bool writeFullyAt(int fd, std::uint64_t offset, Bytes bytes);

/// Sets when the file was last written, s since 1970; false where its file system does not take it.
bool setWritten(int fd, std::int64_t seconds);

/// Returns when all that was written is on the disk; false on an error (errno says which).
bool syncContent(int fd);

} // namespace charsleuth
