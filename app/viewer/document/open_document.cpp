#include "app/viewer/document/open_document.h"

#include "app/files/file_status.h"
#include "app/files/file_source.h"
#include "app/viewer/document/fingerprint.h"

#include <algorithm>
#include <mutex>

namespace charsleuth::viewer {

namespace {

/// A small file, read whole.
class HeldBytes final : public ByteSource {
public:
    HeldBytes(std::vector<Byte> bytes, std::string whyPacked)
        : m_bytes(bytesInMemory(std::move(bytes))), m_whyPacked(std::move(whyPacked)) {}

    std::uint64_t size() const override { return m_bytes->size(); }
    bool isHeld() const override { return true; }
    std::string whyPacked() const override { return m_whyPacked; }
    std::size_t read(std::uint64_t offset, std::span<Byte> into) const override {
        return m_bytes->read(offset, into);
    }

private:
    SharedBytes m_bytes;
    std::string m_whyPacked;
};

/// A file that is read where it lies, or bytes of a pipe or packed file that lie in a spool.
class FileBytes final : public ByteSource {
public:
    explicit FileBytes(FileSource file, std::optional<ReadFailure> failure = {})
        : m_file(std::move(file)), m_size(m_file.size()), m_failure(std::move(failure)) {
        if (!isHeld()) {
            m_state = stateOf(m_file);
            m_opened = fingerprintNow();
        }
    }

    std::uint64_t size() const override { return m_size; }

    bool isHeld() const override { return !m_file.isRegular(); }

    bool isCut() const override { return m_file.isCutByLimit(); }

    std::optional<Unpacked> unpacked() const override { return m_file.unpacked(); }

    std::string whyPacked() const override { return m_file.whyPacked(); }

    std::size_t read(std::uint64_t offset, std::span<Byte> into) const override {
        if (isOverwritten(offset))
            return 0;
        const Result<std::size_t> count = m_file.readAt(offset, into);
        if (!count)
            fail({offset, count.error().cause});
        else if (!isOverwritten(offset)) // also while it was read
            return *count;
        return 0;
    }

    std::optional<ReadFailure> failure() const override {
        const std::lock_guard lock(m_mutex);
        return m_failure;
    }

private:
    /// What changes with every write.
    struct WriteState {
        std::int64_t seconds = 0, nanoseconds = 0;
        std::uint64_t size = 0;
        friend bool operator==(const WriteState&, const WriteState&) = default;
    };
    static WriteState stateOf(const FileSource& file) {
        const FileStatus status = statusOf(file.descriptor()).value_or(FileStatus{});
        return {status.seconds, status.nanoseconds, status.size};
    }

    Fingerprint fingerprintNow() const {
        return fingerprintOf(
            [this](ByteRange range) {
                auto part = m_file.bytesAt(range);
                return part ? *std::move(part) : std::vector<Byte>();
            },
            m_size);
    }

    void fail(ReadFailure failure) const {
        const std::lock_guard lock(m_mutex);
        if (!m_failure)
            m_failure = std::move(failure);
    }

    /// Whether other bytes stand where those of the opened file did; bytes added behind them are
    /// none. Looks again only after a write.
    bool isOverwritten(std::uint64_t offset) const {
        if (isHeld())
            return false;
        const WriteState now = stateOf(m_file);
        {
            const std::lock_guard lock(m_mutex);
            if (m_overwritten || now == m_state)
                return m_overwritten;
        }
        const bool other = now.size < m_size || fingerprintNow() != m_opened;
        if (other)
            fail({offset, "another program has written over the file since it was opened"});
        const std::lock_guard lock(m_mutex);
        m_state = now;
        m_overwritten = m_overwritten || other;
        return m_overwritten;
    }

    mutable FileSource m_file; // its readAt() may be called from any thread
    std::uint64_t m_size;
    Fingerprint m_opened;
    mutable std::mutex m_mutex; ///< guards what follows
    mutable WriteState m_state;
    mutable bool m_overwritten = false;
    mutable std::optional<ReadFailure> m_failure;
};

/// Reads a small file whole. One that cannot be read so, or gets shorter meanwhile, is left to be
/// read in parts.
SharedBytes holdOrRead(FileSource file) {
    if (!file.isRegular() || file.size() > mostHeld)
        return std::make_shared<FileBytes>(std::move(file));
    std::vector<Byte> bytes(file.size());
    for (std::uint64_t at = 0; at < bytes.size();) {
        const auto count = file.readAt(
            at, std::span(bytes).subspan(at, std::min(FileSource::block, bytes.size() - at)));
        if (!count)
            return std::make_shared<FileBytes>(std::move(file),
                                               ReadFailure{at, count.error().cause});
        if (*count == 0)
            return std::make_shared<FileBytes>(std::move(file));
        at += *count;
    }
    return std::make_shared<HeldBytes>(std::move(bytes), file.whyPacked());
}

} // namespace

Result<SharedBytes> openDocument(const std::string& path, std::stop_token stop) {
    Result<FileSource> file = FileSource::open(path, {.compressed = Compressed::Unpacked});
    if (!file)
        return file.error();
    // What has no size yet is read to its end: pipes, devices, files in /proc, what is unpacked.
    if (!file->isRegular() || file->size() == 0) {
        std::vector<Byte> block(FileSource::block);
        for (std::uint64_t at = 0; !stop.stop_requested();) {
            const Result<std::size_t> count = file->readAt(at, block);
            if (!count)
                return count.error();
            if (*count == 0)
                break;
            at += *count;
        }
    }
    return holdOrRead(std::move(*file));
}

} // namespace charsleuth::viewer
