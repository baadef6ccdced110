#include "app/sidecar/configured_folders.h"

#include "app/sidecar/small_file.h"
#include "core/declared/scan.h"

#include <algorithm>
#include <filesystem>
#include <sys/stat.h>

namespace charsleuth {

namespace {

// .git is a folder, or a file that says where it is (worktrees, submodules).
std::filesystem::path repositoryOf(const std::filesystem::path& workTree) {
    std::filesystem::path git = workTree / ".git";
    const auto text = readSmallFile(git);
    if (!text)
        return git;
    scan::Text line = *text;
    if (!scan::takeExactly(line, "gitdir:"))
        return git;
    std::filesystem::path repository = workTree / std::string(scan::trim(line));
    if (const auto common = readSmallFile(repository / "commondir"))
        return repository / std::string(scan::trim(*common));
    return repository;
}

ConfiguredFolder readFolder(std::string path, bool liesInWorkTree) {
    struct stat status {};
    ConfiguredFolder folder{.path = std::move(path)};
    if (const auto text = readSmallFile(folder.path + ".editorconfig"))
        folder.editorConfig.emplace(*text);
    folder.isWorkTree = ::stat((folder.path + ".git").c_str(), &status) == 0;
    if (folder.isWorkTree || liesInWorkTree)
        folder.attributes = readSmallFile(folder.path + ".gitattributes").value_or("");
    if (folder.isWorkTree)
        folder.repositoryAttributes =
            readSmallFile(repositoryOf(folder.path) / "info" / "attributes").value_or("");
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
