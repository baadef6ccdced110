#include "app/viewer/document/open_document.h"

#include "app/files/file_source.h"

#include <mutex>

namespace charsleuth::viewer {

namespace {

class FileBytes final : public ByteSource {
public:
    explicit FileBytes(FileSource file) : m_file(std::move(file)), m_size(m_file.size()) {}

    std::uint64_t size() const override { return m_size; }

    bool isCut() const override { return m_file.isCutByLimit(); }

    std::optional<Unpacked> unpacked() const override { return m_file.unpacked(); }

    std::string whyPacked() const override { return m_file.whyPacked(); }

    std::size_t read(std::uint64_t offset, std::span<Byte> into) const override {
        const Result<std::size_t> count = m_file.readAt(offset, into);
        if (count)
            return *count;
        const std::lock_guard lock(m_mutex);
        if (!m_failure)
            m_failure = ReadFailure{offset, count.error().cause};
        return 0;
    }

    std::optional<ReadFailure> failure() const override {
        const std::lock_guard lock(m_mutex);
        return m_failure;
    }

private:
    mutable FileSource m_file; // its readAt() may be called from any thread
    std::uint64_t m_size;
    mutable std::mutex m_mutex; ///< guards m_failure
    mutable std::optional<ReadFailure> m_failure;
};

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
    return SharedBytes(std::make_shared<FileBytes>(std::move(*file)));
}

} // namespace charsleuth::viewer
