#pragma once

/// An input opened for reading at any place: a file, a pipe, a device or standard input.
///
/// Regular files and block devices are read where they lie (never mapped: a file that shrinks while
/// it is read just ends earlier); everything else is read once from front to back and kept in a
/// Spool. A regular file that grows is read up to the size that it had when it was opened.
/// `readAt` may be called from any thread.
///
///     path ─► OpenedFile ─┬────────── read where it lies ─────────┬─► FileSource
///                         └─► UnpackedStream ─► SpooledInput ─────┘
///
/// What is compressed (gzip, Zstandard) can be read as what is inside: unpacked from front to back
/// into the Spool, in bounded memory, and never more than a limit. Damage is no failure: the bytes
/// before it are the input, and `unpacked` says so.

#include "app/files/result.h"
#include "app/files/source/spooled_input.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace charsleuth {

struct OpenOptions {
    /// Nothing beyond is read. Without it regular files are read whole, and of what may be endless
    /// (pipes, devices, what is unpacked) `endlessLimit` bytes.
    std::optional<std::uint64_t> maxBytes;

    Compressed compressed = Compressed::AsItIs;

    /// A regular file of 64 KiB at most is read whole when it is opened, and never again.
    bool smallAtOnce = false;

    /// A folder that the file lies below, see openBeneath(); empty: links are followed.
    std::string beneath;

    /// Called after each read in the thread that reads: how far it went, and the size of the input,
    /// 0 for one whose end is not known.
    std::function<void(std::uint64_t end, std::uint64_t size)> onRead;

    static constexpr std::uint64_t endlessLimit = std::uint64_t{1} << 30;

    OpenOptions beneathOf(const std::string& folder) const {
        OpenOptions options = *this;
        options.beneath = folder;
        return options;
    }
};

class FileSource {
public:
    /// A good size for the pieces in which a whole input is read, in bytes.
    static constexpr std::size_t block = 1 << 20;

    /// "-" is standard input. A directory, a socket and a FIFO to which nobody writes within some
    /// seconds are errors.
    static Result<FileSource> open(const std::string& path, const OpenOptions& options = {});

    /// Bytes that are there already, under a name for messages.
    static Result<FileSource> ofBytes(const std::string& name, Bytes bytes);

    FileSource(FileSource&&) noexcept;
    FileSource& operator=(FileSource&&) noexcept;
    ~FileSource();

    /// As given to open().
    const std::string& path() const;

    /// Of the file that was opened; -1 for bytes that were there already.
    int descriptor() const;

    /// How many bytes were read: fewer than asked only at the end or the limit.
    Result<std::size_t> readAt(std::uint64_t offset, std::span<Byte> into);

    /// The bytes there, at most; fewer at the end.
    Result<std::vector<Byte>> bytesAt(ByteRange range);

    /// The same, read into `buffer` unless they are in memory.
    Result<Bytes> bytesAt(ByteRange range, std::vector<Byte>& buffer);

    /// All that can be read, where it is in memory (OpenOptions::smallAtOnce) and not packed; valid
    /// as long as this object, also where that is moved.
    std::optional<Bytes> kept() const;

    /// Of the whole input, also beyond the limit; of a pipe and of what is unpacked, what was read
    /// until now.
    std::uint64_t size() const;

    /// Whether the input goes on after the limit. For a pipe this is known once it was read up to
    /// there. Also of what unpacks to suspiciously much, where no limit was asked for.
    bool isCutByLimit() const;

    /// What the input was unpacked from; nothing where it is read as it is. What is in trouble is
    /// known once it was read to the end.
    std::optional<Unpacked> unpacked() const;

    /// Why what begins as packed bytes do is read as it is, in words (damaged from the start, it
    /// needs a dictionary); empty for all else.
    std::string whyPacked() const;

    /// Why what was read is not the whole input, in words: it was cut, or packed and damaged.
    std::optional<Error> incomplete() const;

    /// Whether the file got shorter since it was opened, or was written to without getting longer:
    /// what was read may be a mixture.
    bool wasOverwritten() const;

    /// Whether it is a plain file that can be read again and replaced; what is unpacked is not.
    bool isRegular() const;

private:
    struct State;
    explicit FileSource(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

} // namespace charsleuth
