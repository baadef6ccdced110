#include "app/files/file_source.h"

#include "app/files/source/opened_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <mutex>

namespace charsleuth {

namespace {

constexpr std::uint64_t smallSize = 64 << 10; ///< bytes; see OpenOptions::smallAtOnce

/// What is kept of an input that can be read but once.
SpooledInput::Settings spoolSettings(const OpenedFile& file, const OpenOptions& options) {
    using Ratio = UnpackedStream::Ratio;
    return {.read = {},
            .compressed = options.compressed,
            .ratio = options.maxBytes ? Ratio::Any : Ratio::Bounded,
            .packedSize = file.size,
            .limit = options.maxBytes.value_or(OpenOptions::endlessLimit)};
}

} // namespace

struct FileSource::State {
    std::string path;
    OpenedFile file;
    std::uint64_t limit = 0;        ///< where the file is read where it lies
    std::unique_ptr<Byte[]> memory; ///< that `whole` lies in; not set to zero first
    std::optional<Bytes> whole;     ///< the file, of which no more is read
    std::function<void(std::uint64_t, std::uint64_t)> onRead;
    mutable std::mutex mutex;            ///< guards what is in `spooled`
    std::optional<SpooledInput> spooled; ///< what cannot be read where it lies
    std::string whyPacked;               ///< of what could not be unpacked and is not spooled

    std::optional<Error> readWhole();
    std::optional<std::size_t> readInPlace(std::uint64_t offset, std::span<Byte> into) const;
    std::optional<Error> lookInside(const OpenOptions& options);
};

FileSource::FileSource(std::unique_ptr<State> state) : m_state(std::move(state)) {}
FileSource::FileSource(FileSource&&) noexcept = default;
FileSource& FileSource::operator=(FileSource&&) noexcept = default;
FileSource::~FileSource() = default;

Result<FileSource> FileSource::open(const std::string& path, const OpenOptions& options) {
    auto file = openToRead(path, options.beneath);
    if (!file)
        return file.error();
    auto state = std::make_unique<State>();
    state->path = path;
    state->file = *std::move(file);
    state->onRead = options.onRead;
    if (!state->file.seekable) {
        auto settings = spoolSettings(state->file, options);
        settings.read = [fd = state->file.descriptor.get()](std::span<Byte> into) {
            return readFully(fd, into);
        };
        state->spooled.emplace(path, std::move(settings));
        return FileSource(std::move(state));
    }
    const bool regular = state->file.isRegular();
    state->limit =
        options.maxBytes.value_or(regular ? state->file.size : OpenOptions::endlessLimit);
    std::optional<Error> error;
    if (options.smallAtOnce && regular && state->file.size <= smallSize)
        error = state->readWhole();
    if (!error && options.compressed == Compressed::Unpacked && regular)
        error = state->lookInside(options);
    if (error)
        return *error;
    return FileSource(std::move(state));
}

Result<FileSource> FileSource::ofBytes(const std::string& name, Bytes bytes) {
    auto input = SpooledInput::ofBytes(name, bytes);
    if (!input)
        return input.error();
    auto state = std::make_unique<State>();
    state->path = name;
    state->spooled = *std::move(input);
    return FileSource(std::move(state));
}

std::optional<Error> FileSource::State::readWhole() {
    memory = std::make_unique_for_overwrite<Byte[]>(file.size);
    const auto count = file.readAt(0, {memory.get(), file.size});
    if (!count)
        return Error{path, causeOf(errno)};
    whole = Bytes(memory.get(), *count);
    if (onRead)
        onRead(*count, file.size);
    return std::nullopt;
}

std::optional<std::size_t> FileSource::State::readInPlace(std::uint64_t offset,
                                                          std::span<Byte> into) const {
    if (!whole)
        return file.readAt(offset, into);
    const Bytes rest = whole->subspan(std::min<std::uint64_t>(offset, whole->size()));
    const std::size_t count = std::min(rest.size(), into.size());
    if (count > 0)
        std::memcpy(into.data(), rest.data(), count);
    return count;
}

/// What is packed is spooled from now on.
std::optional<Error> FileSource::State::lookInside(const OpenOptions& options) {
    std::array<Byte, 4> head{};
    const auto count = readInPlace(0, head);
    if (!count)
        return Error{path, causeOf(errno)};
    if (!packingOf(Bytes(head).first(*count)))
        return std::nullopt;
    auto settings = spoolSettings(file, options);
    settings.read = [fd = file.descriptor.get(), at = file.first](std::span<Byte> into) mutable {
        const auto got = readFullyAt(fd, at, into);
        at += got.value_or(0);
        return got;
    };
    spooled.emplace(path, std::move(settings));
    auto error = spooled->begin();
    if (!spooled->unpacked()) {
        whyPacked = spooled->whyPacked();
        spooled.reset();
    }
    return error;
}

Result<std::size_t> FileSource::readAt(std::uint64_t offset, std::span<Byte> into) {
    State& state = *m_state;
    if (state.spooled) {
        const std::lock_guard lock(state.mutex);
        auto count = state.spooled->readAt(offset, into);
        if (count && state.onRead)
            state.onRead(offset + *count, 0);
        return count;
    }
    const std::uint64_t end = std::min(state.file.size, state.limit);
    if (offset >= end)
        return std::size_t{0};
    into = into.first(std::min<std::uint64_t>(into.size(), end - offset));
    const auto count = state.readInPlace(offset, into);
    if (!count)
        return Error{state.path, causeOf(errno)};
    if (state.onRead && !state.whole)
        state.onRead(offset + *count, end);
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
    if (m_state->spooled || !m_state->whole)
        return std::nullopt;
    const Bytes whole = *m_state->whole;
    return whole.first(std::min<std::uint64_t>(whole.size(), m_state->limit));
}

const std::string& FileSource::path() const {
    return m_state->path;
}

int FileSource::descriptor() const {
    return m_state->file.descriptor.get();
}

std::uint64_t FileSource::size() const {
    const std::lock_guard lock(m_state->mutex);
    return m_state->spooled ? m_state->spooled->size() : m_state->file.size;
}

bool FileSource::isCutByLimit() const {
    const std::lock_guard lock(m_state->mutex);
    return m_state->spooled ? m_state->spooled->isCut() : m_state->file.size > m_state->limit;
}

bool FileSource::wasOverwritten() const {
    return m_state->file.wasOverwritten();
}

bool FileSource::isRegular() const {
    return m_state->file.isRegular() && !unpacked();
}

std::optional<Unpacked> FileSource::unpacked() const {
    const std::lock_guard lock(m_state->mutex);
    return m_state->spooled ? m_state->spooled->unpacked() : std::nullopt;
}

std::string FileSource::whyPacked() const {
    const std::lock_guard lock(m_state->mutex);
    return m_state->spooled ? m_state->spooled->whyPacked() : m_state->whyPacked;
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
