#include "app/sidecar/configured_folders.h"

#include "app/files/file_status.h"
#include "app/files/paths.h"
#include "app/sidecar/small_file.h"
#include "core/declared/scan.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// Where a path leads that is written in a file of `folder`, which ends with a slash.
std::string placeFrom(const std::string& folder, std::string_view path) {
    return isAbsolute(path) ? std::string(path) : folder + std::string(path);
}

// .git is a folder, or a file that says where it is (worktrees, submodules).
std::string repositoryOf(const std::string& workTree) {
    std::string git = workTree + ".git";
    const auto text = readSmallFile(git);
    if (!text)
        return git;
    scan::Text line = *text;
    if (!scan::takeExactly(line, "gitdir:"))
        return git;
    std::string repository = placeFrom(workTree, scan::trim(line));
    if (const auto common = readSmallFile(repository + "/commondir"))
        return placeFrom(repository + '/', scan::trim(*common));
    return repository;
}

ConfiguredFolder readFolder(std::string path, bool liesInWorkTree) {
    ConfiguredFolder folder{.path = std::move(path)};
    if (const auto text = readSmallFile(folder.path + ".editorconfig"))
        folder.editorConfig.emplace(*text);
    folder.isWorkTree = statusOf(folder.path + ".git").has_value();
    if (folder.isWorkTree || liesInWorkTree)
        folder.attributes = readSmallFile(folder.path + ".gitattributes").value_or("");
    if (folder.isWorkTree)
        folder.repositoryAttributes =
            readSmallFile(repositoryOf(folder.path) + "/info/attributes").value_or("");
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
        m_folders.push_back(readFolder(std::string(folder.substr(0, known)), inWorkTree));
        inWorkTree = inWorkTree || m_folders.back().isWorkTree;
    }
}

} // namespace charsleuth
