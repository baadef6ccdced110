#include "app/files/directory_walk.h"

#include "app/files/folder_entries.h"

#include <algorithm>
#include <cerrno>

namespace charsleuth {

namespace {

/// The name with a slash for a folder, as it is for a file; empty for what is not walked.
std::string entryName(const OpenFolder& folder, const FolderEntries::Entry& entry) {
    std::string name(entry.name);
    std::optional<FileKind> kind = entry.kind;
    if (!kind) // some file systems do not tell
        if (const auto status = folder.statusOfEntry(name))
            kind = status->kind;
    if (kind == FileKind::Folder)
        name += '/';
    else if (kind != FileKind::Regular)
        name.clear();
    return name;
}

} // namespace

DirectoryWalk::DirectoryWalk(const std::string& root, Skips skips)
    : m_root(root), m_written(root.size() + (root.ends_with('/') ? 0 : 1)),
      m_skips(std::move(skips)), m_trouble(enter(root.ends_with('/') ? root : root + '/')) {}

std::optional<Error> DirectoryWalk::enter(std::string path) {
    if (!m_root.isOpen()) // and nothing was called since
        return Error{path, causeOf(errno)};
    const std::size_t below = std::max(path.size(), m_written + 1) - m_written - 1;
    const OpenFolder folder = m_root.below(std::string_view(path).substr(m_written, below));
    if (!folder.isOpen())
        return Error{path, causeOf(errno)};
    FolderEntries entries(folder);
    if (!entries.isOpen())
        return Error{path, causeOf(entries.trouble())};
    Folder entered{.path = std::move(path)};
    while (const auto entry = entries.next())
        if (std::string name = entryName(folder, *entry); !name.empty())
            entered.names.push_back(std::move(name));
    std::optional<Error> trouble;
    if (entries.trouble() != 0)
        trouble = Error{entered.path, causeOf(entries.trouble())};
    std::ranges::sort(entered.names);
    m_stack.push_back(std::move(entered));
    return trouble;
}

std::optional<Result<std::string>> DirectoryWalk::next() {
    for (;;) {
        if (m_trouble)
            return *std::exchange(m_trouble, std::nullopt);
        if (m_stack.empty())
            return std::nullopt;
        Folder& folder = m_stack.back();
        if (folder.at == folder.names.size()) {
            m_stack.pop_back();
            continue;
        }
        std::string path = folder.path + folder.names[folder.at++];
        if (m_skips && m_skips(path))
            continue;
        if (!path.ends_with('/'))
            return path;
        m_trouble = enter(std::move(path));
    }
}

} // namespace charsleuth
