#include "app/sidecar/configured_folders.h"

#include "app/files/file_status.h"
#include "app/sidecar/git_repository.h"
#include "app/sidecar/small_file.h"

#include <algorithm>

namespace charsleuth {

namespace {

ConfiguredFolder readFolder(std::string path, bool liesInWorkTree, const std::string& top) {
    ConfiguredFolder folder{.path = std::move(path)};
    if (const auto text = readSmallFile(folder.path + ".editorconfig", top))
        folder.editorConfig.emplace(*text);
    folder.isWorkTree = statusOf(folder.path + ".git").has_value();
    if (folder.isWorkTree || liesInWorkTree)
        folder.attributes = readSmallFile(folder.path + ".gitattributes", top).value_or("");
    if (folder.isWorkTree)
        folder.repositoryAttributes =
            readSmallFile(repositoryOf(folder.path, top).common + "/info/attributes", top)
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
        if (known < m_top.size())
            continue;
        m_folders.push_back(readFolder(std::string(folder.substr(0, known)), inWorkTree, m_top));
        inWorkTree = inWorkTree || m_folders.back().isWorkTree;
    }
}

} // namespace charsleuth
