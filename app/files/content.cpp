#include "app/files/content.h"

#include "app/files/digits.h"
#include "app/files/file_status.h"
#include "app/files/open_file.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <cerrno>
#include <new>
#include <vector>

namespace charsleuth {

struct ContentHash::State {
    XXH3_state_t hash{};
    std::uint64_t size = 0;
};

ContentHash::ContentHash() : m_state(std::make_unique<State>()) {
    XXH3_128bits_reset(&m_state->hash);
}
ContentHash::ContentHash(ContentHash&&) noexcept = default;
ContentHash::~ContentHash() = default;

void ContentHash::add(Bytes bytes) {
    if (bytes.empty())
        return;
    XXH3_128bits_update(&m_state->hash, bytes.data(), bytes.size());
    m_state->size += bytes.size();
}

Content ContentHash::content() const {
    const XXH128_hash_t hash = XXH3_128bits_digest(&m_state->hash);
    std::string digits;
    for (const std::uint64_t half : {hash.high64, hash.low64})
        digits += hexDigits(static_cast<std::uint32_t>(half >> 32), 8) +
                  hexDigits(static_cast<std::uint32_t>(half), 8);
    return {m_state->size, digits};
}

Content contentOf(Bytes bytes) {
    ContentHash hash;
    hash.add(bytes);
    return hash.content();
}

Result<std::optional<Content>> contentOf(const std::string& path) {
    const FileDescriptor file = openEntryForReading(path);
    // A name that is longer than the file system allows names no file.
    if (!file.isOpen() && (errno == ENOENT || errno == ENOTDIR || errno == ENAMETOOLONG))
        return std::optional<Content>();
    const auto status = file.isOpen() ? statusOf(file.get()) : std::nullopt;
    if (!status)
        return Error{path, causeOf(errno)};
    if (!status->isRegular())
        return Error{path, "is not a regular file"};
    constexpr std::size_t block = 1 << 18; // bytes
    std::vector<Byte> buffer(block);
    ContentHash hash;
    for (;;) {
        const auto count = readFully(file.get(), buffer);
        if (!count)
            return Error{path, causeOf(errno)};
        hash.add(Bytes(buffer).first(*count));
        if (*count < buffer.size())
            return std::optional(hash.content());
    }
}

} // namespace charsleuth
