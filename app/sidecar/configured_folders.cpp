#include "app/sidecar/configured_folders.h"

#include "app/files/file_status.h"
#include "app/files/git_repository.h"

#include <algorithm>

namespace charsleuth {

namespace {

ConfiguredFolder readFolder(std::string path, bool liesInWorkTree, const Reach& reach) {
    ConfiguredFolder folder{.path = std::move(path)};
    if (const auto text = readSmallFile(folder.path + ".editorconfig", reach))
        folder.editorConfig.emplace(*text);
    folder.isWorkTree = statusOf(folder.path + ".git").has_value();
    if (folder.isWorkTree || liesInWorkTree)
        folder.attributes = readSmallFile(folder.path + ".gitattributes", reach).value_or("");
    if (folder.isWorkTree)
        folder.repositoryAttributes =
            readSmallFile(repositoryOf(folder.path, reach).common + "/info/attributes", reach)
                .value_or("");
    return folder;
}

} // namespace

void ConfiguredFolders::enter(std::string_view folder) {
    while (!m_folders.empty() && !folder.starts_with(m_folders.back().path))
        m_folders.pop_back();
    std::size_t known = m_folders.empty() ? 0 : m_folders.back().path.size();
    bool inWorkTree = std::ranges::any_of(m_folders, &ConfiguredFolder::isWorkTree);
    while (known < folder.size()) {
        known = folder.find('/', known) + 1;
        if (!m_reach.outside && known < m_reach.top.size())
            continue;
        m_folders.push_back(readFolder(std::string(folder.substr(0, known)), inWorkTree, m_reach));
        inWorkTree = inWorkTree || m_folders.back().isWorkTree;
    }
}

} // namespace charsleuth
