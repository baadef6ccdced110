#pragma once

/// The bytes of one document, read by position.
///
/// Never mapped: a mapped file that another program cuts short raises SIGBUS. Any thread may read
/// at any time; the size is the one at opening. What is read is one state of the file: a file of up
/// to `mostHeld` bytes is read whole when it is opened, a larger one is read no more once another
/// program has written other bytes over it.

#include "app/files/file_source.h"
#include "core/bytes/bytes.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth::viewer {

/// The first read that failed.
struct ReadFailure {
    std::uint64_t offset = 0; ///< bytes
    std::string cause;        ///< in the system's words
};

class ByteSource {
public:
    virtual ~ByteSource() = default;

    virtual std::uint64_t size() const = 0;

    /// Whether a pipe or device went on behind the bytes that were read of it.
    virtual bool isCut() const { return false; }

    /// Whether the bytes stay as they are, whatever becomes of the file that they were read from.
    virtual bool isHeld() const { return false; }

    /// What the bytes were unpacked from; nothing where they are a file's own.
    virtual std::optional<Unpacked> unpacked() const { return std::nullopt; }

    /// Why what begins as packed bytes do was not unpacked, see FileSource; empty for all else.
    virtual std::string whyPacked() const { return {}; }

    /// Why not all of the bytes can be had; nothing as long as every read succeeded.
    virtual std::optional<ReadFailure> failure() const { return std::nullopt; }

    /// Fills `into` from `offset` on; returns how many bytes there were. Fewer than asked for at
    /// the end, or where the file has become shorter or unreadable since (then `failure` says so).
    virtual std::size_t read(std::uint64_t offset, std::span<Byte> into) const = 0;
};

using SharedBytes = std::shared_ptr<const ByteSource>;

inline constexpr std::uint64_t mostHeld = 32 << 20; ///< bytes

/// Bytes that lie in memory: standard input, tests.
SharedBytes bytesInMemory(std::vector<Byte> bytes);

/// At most `range.size()` bytes from `range.begin`.
std::vector<Byte> readRange(const ByteSource& source, ByteRange range);

} // namespace charsleuth::viewer
