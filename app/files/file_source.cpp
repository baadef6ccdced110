#include "app/files/file_source.h"

#include "app/files/spool.h"
#include "app/files/unpacked_stream.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <linux/magic.h>
#include <mutex>
#include <poll.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

namespace charsleuth {

struct FileSource::State {
    std::string path;
    FileDescriptor file;
    bool regular = false;
    struct stat opened {};   ///< as it was then
    bool seekable = false;   ///< read with pread; else through the spool
    std::uint64_t first = 0; ///< where the input begins in the file: standard input may be advanced
    std::uint64_t wholeSize = 0; ///< of a seekable input
    std::uint64_t limit = 0;
    std::uint64_t limitIfEndless = 0;
    std::optional<std::vector<Byte>> whole; ///< a seekable input, of which no more is read
    std::function<void(std::uint64_t, std::uint64_t)> onRead;
    UnpackedStream::Ratio ratio = UnpackedStream::Ratio::Bounded;
    mutable std::mutex mutex; ///< guards what follows
    Spool spool;
    bool asksIfPacked = false; ///< before the first byte of a pipe is read
    std::optional<UnpackedStream> stream;
    bool ended = false;
    bool cut = false;
    std::optional<Error> failure; ///< of what cannot be read again

    std::optional<Error> readSpoolUpTo(std::uint64_t end);
    std::optional<Error> readOn(std::uint64_t end);
    std::optional<Error> readWhole();
    std::optional<std::size_t> readSeekable(std::uint64_t offset, std::span<Byte> into) const;
    std::optional<Error> openPacked();
    std::optional<Error> beginUnpacking(const UnpackedStream::Read& read);
    std::optional<Error> lookIntoPipe();
    std::optional<Error> keep(std::vector<Byte> bytes);
    std::optional<std::size_t> readNext(std::span<Byte> into);
};

namespace {

/// How long a FIFO may be without a writer, in milliseconds; the contract says 10 s at most.
constexpr int fifoPatience = 8000;

constexpr std::uint64_t smallSize = 64 << 10; ///< bytes; see OpenOptions::smallAtOnce

bool isNamedPipe(int fd, const struct stat& status) {
    struct statfs system {};
    return S_ISFIFO(status.st_mode) &&
           (::fstatfs(fd, &system) != 0 || system.f_type != PIPEFS_MAGIC);
}

/// Waits until the FIFO has bytes or its writer has gone.
bool hasWriter(int fd) {
    pollfd request{.fd = fd, .events = POLLIN, .revents = 0};
    int ready = 0;
    do
        ready = ::poll(&request, 1, fifoPatience);
    while (ready < 0 && errno == EINTR);
    return ready > 0;
}

FileDescriptor openPath(const std::string& path) {
    if (path == "-")
        return FileDescriptor(::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0));
    int fd = -1;
    do // without O_NONBLOCK the opening of a FIFO waits for a writer without end
        fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    while (fd < 0 && errno == EINTR);
    return FileDescriptor(fd);
}

void makeBlocking(int fd) {
    const int flags = ::fcntl(fd, F_GETFL);
    if (flags >= 0 && (flags & O_NONBLOCK) != 0)
        ::fcntl(fd, F_SETFL, flags & ~O_NONBLOCK);
}

} // namespace

FileSource::FileSource(std::unique_ptr<State> state) : m_state(std::move(state)) {}
FileSource::FileSource(FileSource&&) noexcept = default;
FileSource& FileSource::operator=(FileSource&&) noexcept = default;
FileSource::~FileSource() = default;

Result<FileSource> FileSource::open(const std::string& path, const OpenOptions& options) {
    if (path.find('\0') != std::string::npos)
        return Error{path, "a file name cannot hold a NUL byte"};
    auto state = std::make_unique<State>();
    state->path = path;
    state->file = openPath(path);
    const int fd = state->file.get();
    struct stat status {};
    if (fd < 0 || ::fstat(fd, &status) != 0)
        return Error{path,
                     errno == ENXIO ? "is a socket or a device that is not there" : causeOf(errno)};
    if (S_ISDIR(status.st_mode))
        return Error{path, "is a directory"};
    if (S_ISSOCK(status.st_mode) && path != "-")
        return Error{path, "is a socket"};
    if (path != "-" && isNamedPipe(fd, status) && !hasWriter(fd))
        return Error{path, "nobody writes to this pipe"};
    state->opened = status;
    state->regular = S_ISREG(status.st_mode);
    // Files of /proc say that they are empty: they are read like pipes, as is what is empty.
    state->seekable = (state->regular && status.st_size > 0) || S_ISBLK(status.st_mode);
    if (path != "-" && !state->seekable)
        makeBlocking(fd);

    if (state->seekable) {
        const off_t end =
            S_ISBLK(status.st_mode) ? ::lseek(fd, 0, SEEK_END) : off_t{status.st_size};
        const off_t first = path == "-" ? ::lseek(fd, 0, SEEK_CUR) : off_t{0};
        state->first = static_cast<std::uint64_t>(std::max<off_t>(first, 0));
        state->wholeSize = static_cast<std::uint64_t>(std::max<off_t>(end, 0));
        state->wholeSize -= std::min(state->first, state->wholeSize);
    }
    state->onRead = options.onRead;
    if (options.smallAtOnce && state->regular && state->seekable && state->wholeSize <= smallSize)
        if (auto error = state->readWhole())
            return *error;
    state->limit = options.maxBytes.value_or(
        state->seekable && state->regular ? state->wholeSize : OpenOptions::endlessLimit);
    if (options.compressed == Compressed::AsItIs)
        return FileSource(std::move(state));
    state->limitIfEndless = options.maxBytes.value_or(OpenOptions::endlessLimit);
    if (options.maxBytes)
        state->ratio = UnpackedStream::Ratio::Any;
    state->asksIfPacked = !state->seekable;
    if (state->regular && state->seekable)
        if (auto error = state->openPacked())
            return *error;
    return FileSource(std::move(state));
}

Result<FileSource> FileSource::ofBytes(const std::string& name, Bytes bytes) {
    auto state = std::make_unique<State>();
    state->path = name;
    state->limit = bytes.size();
    state->ended = true;
    if (auto error = state->spool.append(bytes))
        return *error;
    return FileSource(std::move(state));
}

/// The first bytes of the input, up to the limit.
std::optional<Error> FileSource::State::keep(std::vector<Byte> bytes) {
    cut = bytes.size() > limit;
    ended = ended || cut;
    bytes.resize(std::min<std::uint64_t>(bytes.size(), limit));
    return spool.append(bytes);
}

/// Where what `read` gives begins as packed bytes do, and the first piece of it can be unpacked,
/// the rest will come unpacked out of `stream`; else that stays empty. The spool has the beginning.
std::optional<Error> FileSource::State::beginUnpacking(const UnpackedStream::Read& read) {
    constexpr std::size_t magic = 4, piece = 64 << 10; // bytes
    std::vector<Byte> first(magic);
    const auto readMore = [&](std::size_t from) {
        const auto count = read(std::span(first).subspan(from));
        ended = count.value_or(0) < first.size() - from;
        first.resize(from + count.value_or(0));
        return count.has_value();
    };
    if (!readMore(0))
        return Error{path, causeOf(errno)};
    const auto packing = packingOf(first);
    if (!packing)
        return keep(std::move(first));
    first.resize(piece);
    if (!readMore(magic))
        return Error{path, causeOf(errno)};
    stream.emplace(*packing, first, read, ratio, wholeSize);
    std::vector<Byte> content(piece);
    const auto count = stream->read(content);
    if (!count)
        return Error{path, causeOf(errno)};
    if (*count == 0 && !stream->trouble().empty() && stream->isFirstPiece()) {
        stream.reset(); // it only looked so
        return keep(std::move(first));
    }
    ended = *count < content.size();
    content.resize(*count);
    return keep(std::move(content));
}

std::optional<Error> FileSource::State::readWhole() {
    std::vector<Byte> bytes(wholeSize);
    const auto count = readFullyAt(file.get(), first, bytes);
    if (!count)
        return Error{path, causeOf(errno)};
    bytes.resize(*count);
    whole = std::move(bytes);
    if (onRead)
        onRead(*count, wholeSize);
    return std::nullopt;
}

/// As readFullyAt, from the input's start.
std::optional<std::size_t> FileSource::State::readSeekable(std::uint64_t offset,
                                                           std::span<Byte> into) const {
    if (!whole)
        return readFullyAt(file.get(), first + offset, into);
    const Bytes rest = Bytes(*whole).subspan(std::min<std::uint64_t>(offset, whole->size()));
    const std::size_t count = std::min(rest.size(), into.size());
    if (count > 0)
        std::memcpy(into.data(), rest.data(), count);
    return count;
}

/// A regular file: what is not packed is read where it lies.
std::optional<Error> FileSource::State::openPacked() {
    std::array<Byte, 4> head{};
    const auto count = readSeekable(0, head);
    if (!count)
        return Error{path, causeOf(errno)};
    if (!packingOf(Bytes(head).first(*count)))
        return std::nullopt;
    const std::uint64_t limitOfPacked = std::exchange(limit, limitIfEndless);
    auto error = beginUnpacking([fd = file.get(), at = first](std::span<Byte> into) mutable {
        const auto got = readFullyAt(fd, at, into);
        at += got.value_or(0);
        return got;
    });
    seekable = !stream;
    if (seekable) {
        spool = {};
        limit = limitOfPacked;
        ended = cut = false;
    }
    return error;
}

std::optional<Error> FileSource::State::lookIntoPipe() {
    asksIfPacked = false;
    return beginUnpacking([fd = file.get()](std::span<Byte> into) { return readFully(fd, into); });
}

std::optional<std::size_t> FileSource::State::readNext(std::span<Byte> into) {
    return stream ? stream->read(into) : readFully(file.get(), into);
}

/// Reads on until the spool holds `end` bytes, the input ends or the limit is reached. What failed
/// once fails ever after: bytes may be lost.
std::optional<Error> FileSource::State::readSpoolUpTo(std::uint64_t end) {
    if (!failure)
        failure = readOn(end);
    return failure;
}

std::optional<Error> FileSource::State::readOn(std::uint64_t end) {
    if (asksIfPacked)
        if (auto error = lookIntoPipe())
            return error;
    std::vector<Byte> buffer;
    while (!ended && spool.size() < std::min(end, limit)) {
        buffer.resize(std::min<std::uint64_t>(block, limit - spool.size()));
        const auto count = readNext(buffer);
        if (!count)
            return Error{path, causeOf(errno)};
        ended = *count < buffer.size();
        cut = stream && stream->isBomb();
        if (auto error = spool.append(Bytes(buffer).first(*count)))
            return error;
    }
    if (!ended && spool.size() >= limit) { // does the input go on?
        std::array<Byte, 1> next{};
        const auto count = readNext(next);
        if (!count)
            return Error{path, causeOf(errno)};
        cut = *count > 0;
        ended = true;
    }
    return std::nullopt;
}

Result<std::size_t> FileSource::readAt(std::uint64_t offset, std::span<Byte> into) {
    State& state = *m_state;
    if (offset >= state.limit)
        into = {};
    into = into.first(
        std::min<std::uint64_t>(into.size(), state.limit - std::min(offset, state.limit)));
    if (!state.seekable) {
        const std::lock_guard lock(state.mutex);
        if (auto error = state.readSpoolUpTo(offset + into.size()))
            return *error;
        auto count = state.spool.readAt(offset, into);
        if (count && state.onRead)
            state.onRead(offset + *count, 0);
        return count;
    }
    if (offset >= state.wholeSize)
        return std::size_t{0};
    into = into.first(std::min<std::uint64_t>(into.size(), state.wholeSize - offset));
    const auto count = state.readSeekable(offset, into);
    if (!count)
        return Error{state.path, causeOf(errno)};
    if (state.onRead && !state.whole)
        state.onRead(offset + *count, std::min(state.wholeSize, state.limit));
    return *count;
}

Result<std::vector<Byte>> FileSource::bytesAt(ByteRange range) {
    std::vector<Byte> bytes(range.size());
    const auto count = readAt(range.begin, bytes);
    if (!count)
        return count.error();
    bytes.resize(*count);
    return bytes;
}

Result<Bytes> FileSource::bytesAt(ByteRange range, std::vector<Byte>& buffer) {
    if (const auto all = kept()) {
        const Bytes rest = all->subspan(std::min<std::uint64_t>(range.begin, all->size()));
        return rest.first(std::min<std::uint64_t>(range.size(), rest.size()));
    }
    auto bytes = bytesAt(range);
    if (!bytes)
        return bytes.error();
    buffer = *std::move(bytes);
    return Bytes(buffer);
}

std::optional<Bytes> FileSource::kept() const {
    if (!m_state->seekable || !m_state->whole)
        return std::nullopt;
    const Bytes whole = *m_state->whole;
    return whole.first(std::min<std::uint64_t>(whole.size(), m_state->limit));
}

const std::string& FileSource::path() const {
    return m_state->path;
}

int FileSource::descriptor() const {
    return m_state->file.get();
}

std::uint64_t FileSource::size() const {
    if (m_state->seekable)
        return m_state->wholeSize;
    const std::lock_guard lock(m_state->mutex);
    return m_state->spool.size();
}

bool FileSource::isCutByLimit() const {
    if (m_state->seekable)
        return m_state->wholeSize > m_state->limit;
    const std::lock_guard lock(m_state->mutex);
    return m_state->cut;
}

bool FileSource::wasOverwritten() const {
    const struct stat& before = m_state->opened;
    struct stat now {};
    if (!m_state->regular || ::fstat(m_state->file.get(), &now) != 0)
        return false;
    const bool touched = before.st_mtim.tv_sec != now.st_mtim.tv_sec ||
                         before.st_mtim.tv_nsec != now.st_mtim.tv_nsec;
    return now.st_size < before.st_size || (now.st_size == before.st_size && touched);
}

bool FileSource::isRegular() const {
    const std::lock_guard lock(m_state->mutex);
    return m_state->regular && !m_state->stream;
}

std::optional<Unpacked> FileSource::unpacked() const {
    const State& state = *m_state;
    const std::lock_guard lock(state.mutex);
    if (!state.stream)
        return std::nullopt;
    Unpacked from{state.stream->packing(), state.stream->taken(), state.stream->trouble()};
    if (state.wholeSize > 0)
        from.packedSize = state.wholeSize;
    if (from.trouble.empty() && state.cut && state.ratio == UnpackedStream::Ratio::Bounded)
        from.trouble = "it unpacks to more than " + std::to_string(state.limit) + " bytes";
    return from;
}

std::optional<Error> FileSource::incomplete() const {
    const auto from = unpacked();
    if (from && !from->trouble.empty())
        return Error{path(), "inside " + std::string(nameOf(from->packing)) + ": " + from->trouble +
                                 (isCutByLimit() ? " (--max-bytes sets another limit)" : "")};
    if (isCutByLimit())
        return Error{path(), "is longer than the limit (--max-bytes)"};
    return std::nullopt;
}

} // namespace charsleuth
