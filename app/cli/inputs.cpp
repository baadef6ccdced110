#include "app/cli/inputs.h"

#include "app/files/file_status.h"
#include "app/files/paths.h"
#include "app/sidecar/git_ignore.h"

#include <algorithm>

namespace charsleuth::cli {

Error withWayIntoFolder(Error error) {
    if (const auto status = statusOf(error.path); status && status->isFolder())
        error.cause += " (-r walks it)";
    return error;
}

/// Paths out of a list file, one after the other; empty ones are skipped.
class Inputs::List {
public:
    List(Result<FileSource> source, char separator)
        : m_source(std::move(source)), m_separator(separator) {}

    std::optional<Result<std::string>> next() {
        if (!m_source)
            return m_ended ? std::nullopt : (m_ended = true, std::optional(m_source.error()));
        for (;;) {
            const std::size_t end = m_text.find(m_separator, m_at);
            if (std::min(end, m_text.size()) - m_at > longest) {
                m_ended = true;
                m_text.clear();
                m_at = 0;
                return Error{m_source->path(),
                             "has more than 1 MiB between two separators: no path"};
            }
            if (end == std::string::npos && !m_ended) {
                if (auto error = readMore())
                    return *error;
                continue;
            }
            std::string path = m_text.substr(m_at, end - m_at);
            m_at = std::min(m_text.size(), end) + (end != std::string::npos);
            if (!path.empty())
                return withSlashes(std::move(path));
            if (end == std::string::npos)
                return std::nullopt;
        }
    }

private:
    std::optional<Error> readMore() {
        m_text.erase(0, std::exchange(m_at, 0));
        const auto bytes = m_source->bytesAt({m_offset, m_offset + piece});
        if (!bytes) {
            m_ended = true;
            return bytes.error();
        }
        m_offset += bytes->size();
        m_ended = bytes->size() < piece;
        m_text.append(bytes->begin(), bytes->end());
        return std::nullopt;
    }

    static constexpr std::uint64_t piece = 1 << 16; ///< bytes
    /// Bytes; Linux has no path of more than 4 KiB, and no list costs more memory than this.
    static constexpr std::size_t longest = 1 << 20;
    Result<FileSource> m_source;
    char m_separator;
    std::string m_text; ///< read and not yet given, from m_at on
    std::size_t m_at = 0;
    std::uint64_t m_offset = 0;
    bool m_ended = false;
};

Inputs::Inputs(InputRequest request) : m_request(std::move(request)) {
    if (m_request.list)
        m_list = std::make_unique<List>(FileSource::open(*m_request.list), m_request.listSeparator);
}
Inputs::~Inputs() = default;

std::optional<Result<std::string>> Inputs::nextAsked() {
    if (m_at < m_request.operands.size())
        return m_request.operands[m_at++];
    return m_list ? m_list->next() : std::nullopt;
}

std::optional<Result<InputFile>> Inputs::next() {
    const auto fileOf = [](const Result<std::string>& path, const std::string& root) {
        return path ? Result<InputFile>(InputFile{*path, root}) : path.error();
    };
    for (;;) {
        if (m_walk) {
            if (const auto found = m_walk->next())
                return fileOf(*found, m_root);
            m_walk.reset();
        }
        const auto asked = nextAsked();
        if (!asked)
            return std::nullopt;
        if (!*asked || !m_request.recursive || **asked == "-")
            return fileOf(*asked, {});
        if (const auto status = statusOf(**asked); !status || !status->isFolder())
            return fileOf(*asked, {});
        DirectoryWalk::Skips skips;
        if (m_request.ignoring)
            skips = [ignore = std::make_shared<GitIgnore>(**asked, m_request.within)](
                        const std::string& path) { return ignore->ignores(path); };
        m_root = **asked + ((*asked)->ends_with('/') ? "" : "/");
        m_walk.emplace(**asked, std::move(skips));
    }
}

} // namespace charsleuth::cli
