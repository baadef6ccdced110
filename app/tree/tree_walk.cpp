#include "app/tree/tree_walk.h"

#include "app/files/file_status.h"
#include "app/files/path_words.h"
#include "app/files/paths.h"
#include "app/files/write_guard.h"
#include "app/files/written_file.h"

#include <algorithm>
#include <cerrno>
#include <string_view>

namespace charsleuth {

namespace {

bool isSameFile(const std::string& one, const std::string& other) {
    const auto a = statusOf(one), b = statusOf(other);
    return a && b && a->isSameFile(*b);
}

/// A file beside the one that it was the original of.
bool isKeptOriginal(const std::string& path) {
    constexpr std::string_view ending = ".orig"; // and a number, where that name was taken
    const std::string_view name =
        std::string_view(path).substr(0, path.find_last_not_of("0123456789") + 1);
    if (!name.ends_with(ending) || nameIn(name) == ending)
        return false;
    const auto status = statusOfEntry(std::string(name.substr(0, name.size() - ending.size())));
    return status && status->isRegular();
}

} // namespace

std::vector<std::string> absoluteRoots(const TreeRequest& request) {
    std::vector<std::string> roots;
    for (const std::string& root : request.roots)
        roots.push_back(absolutePath(root));
    std::ranges::sort(roots);
    return roots;
}

TreeWalk::TreeWalk(const TreeRequest& request, std::vector<std::string> omitted)
    : m_request(request), m_omitted(std::move(omitted)) {}

bool TreeWalk::skips(const std::string& path) {
    const bool isFolder = path.ends_with('/');
    if (isGitName(nameIn(std::string_view(path).substr(0, path.size() - (isFolder ? 1 : 0)))))
        return true;
    if (isFolder)
        return (!m_request.folder.empty() && isSameFile(path, m_request.folder)) ||
               (m_ignore && m_ignore->ignores(path));
    const std::string_view name = nameIn(path);
    return name.starts_with(WrittenFile::temporaryPrefix) || isKeptOriginal(path) ||
           std::ranges::any_of(m_omitted,
                               [&](const std::string& file) {
                                   return nameIn(file) == name && isSameFile(file, path);
                               }) ||
           (m_ignore && m_ignore->ignores(path));
}

/// Whether a root is given twice, or lies below another.
bool TreeWalk::liesInAnother(std::size_t number) const {
    const std::string own = withSlash(absolutePath(m_request.roots[number]));
    for (std::size_t i = 0; i < m_request.roots.size(); ++i) {
        const std::string other = withSlash(absolutePath(m_request.roots[i]));
        if (own == other ? i < number : own.starts_with(other))
            return true;
    }
    return false;
}

bool TreeWalk::enterRoot(const std::string& root) {
    const auto status = statusOf(root);
    if (!status) {
        m_trouble = Error{root, causeOf(errno)};
        return false;
    }
    const bool isFolder = status->isFolder();
    m_root = isFolder ? withSlash(root) : root.substr(0, root.rfind('/') + 1);
    m_absoluteRoot = withSlash(absolutePath(m_root.empty() ? "." : m_root));
    const bool many = isFolder && m_request.roots.size() > 1;
    const std::string_view unended =
        std::string_view(m_absoluteRoot).substr(0, m_absoluteRoot.size() - 1);
    m_place = many ? std::string(nameIn(unended)) + '/' : "";
    if (isFolder && m_request.ignoring)
        m_ignore.emplace(root);
    if (isFolder)
        m_walk.emplace(root, [this](const std::string& path) { return skips(path); });
    return !isFolder;
}

TreeFile TreeWalk::fileOf(const std::string& path) const {
    const std::string below = path.substr(m_root.size());
    return {path, m_absoluteRoot + below, m_place + below, m_walk ? m_root : ""};
}

std::optional<Result<TreeFile>> TreeWalk::next() {
    for (;;) {
        if (m_walk) {
            if (const auto found = m_walk->next())
                return *found ? Result<TreeFile>(fileOf(**found)) : found->error();
            m_walk.reset();
            m_ignore.reset();
        }
        if (m_at == m_request.roots.size())
            return std::nullopt;
        const std::string& root = m_request.roots[m_at];
        if (liesInAnother(m_at++))
            continue;
        if (enterRoot(root))
            return Result<TreeFile>(fileOf(root));
        if (m_trouble)
            return Result<TreeFile>(*std::exchange(m_trouble, std::nullopt));
    }
}

} // namespace charsleuth
