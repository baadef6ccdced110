#include "app/tree/open_entry.h"

#include "app/files/path_words.h"

#include <cerrno>

namespace charsleuth {

OpenEntry::OpenEntry(const std::string& path) : m_path(path), m_name(nameIn(path)) {
    if (path.empty())
        return;
    m_folder = openCanonicalFolder(path.substr(0, path.size() - m_name.size()));
    m_trouble = m_folder.folder.isOpen() ? 0 : errno;
}

std::string OpenEntry::way() const {
    return m_folder.folder.isOpen() ? m_folder.folder.pathTo(m_name) : std::string();
}

Result<std::optional<Content>> OpenEntry::content() const {
    const bool isMissing = m_trouble == ENOENT || m_trouble == ENOTDIR || m_path.empty();
    if (m_trouble != 0 && !isMissing)
        return Error{m_path, causeOf(m_trouble)};
    auto content = contentOf(way());
    return content ? std::move(content) : Error{m_path, content.error().cause};
}

} // namespace charsleuth
