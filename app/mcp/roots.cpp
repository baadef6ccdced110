#include "app/mcp/roots.h"

#include "app/files/file_status.h"
#include "app/files/paths.h"

#include <algorithm>
#include <cerrno>
#include <optional>
#include <string_view>

namespace charsleuth::mcp {

namespace {

constexpr const char* outside = "is outside the folders that this server may touch";

/// Without links and dots; the last part need not be there. Nothing where it leads nowhere.
std::optional<std::string> resolvedPlace(const std::string& path) {
    if (statusOfEntry(path) || errno != ENOENT)
        return canonicalPath(path);
    const std::size_t slash = path.rfind('/');
    const std::string name = path.substr(slash + 1);
    if (name.empty() || name == "." || name == "..")
        return std::nullopt;
    const auto folder = canonicalPath(slash == 0 ? "/" : path.substr(0, slash));
    if (!folder)
        return std::nullopt;
    return *folder + (folder->ends_with('/') ? "" : "/") + name;
}

} // namespace

Result<Roots> Roots::open(const std::vector<std::string>& folders) {
    Roots roots;
    for (const std::string& folder : folders) {
        const auto path = canonicalPath(folder);
        if (!path)
            return Error{folder, causeOf(errno)};
        OpenFolder opened(*path);
        if (!opened.isOpen())
            return Error{folder, causeOf(errno)};
        roots.m_paths.push_back(*path);
        roots.m_folders.push_back(std::move(opened));
    }
    return roots;
}

std::string Roots::rootOf(const std::string& path) const {
    for (const std::string& folder : m_paths) {
        std::string root = folder + (folder.ends_with('/') ? "" : "/");
        if ((path + '/').starts_with(root))
            return root;
    }
    return {};
}

Result<Place> Roots::find(const std::string& asked) const {
    const std::string path = withSlashes(asked);
    if (path.empty() || path.find('\0') != path.npos)
        return Error{asked, "is no path"};
    const auto isElsewhere = [&](const std::string& root) { return asksOtherMachine(path, root); };
    if (std::ranges::all_of(m_paths, isElsewhere)) // to look there would send the name
        return Error{asked, outside};
    const auto found = resolvedPlace(isAbsolute(path) ? path : m_paths.front() + '/' + path);
    const int trouble = errno;
    for (std::size_t i = 0; found && i < m_paths.size(); ++i) {
        const std::string root = m_paths[i] + (m_paths[i].ends_with('/') ? "" : "/");
        if (*found + '/' == root)
            return Place{asked, *found, root, m_folders[i].below(""), "."};
        if (!found->starts_with(root))
            continue;
        const std::size_t slash = found->rfind('/');
        const std::string below =
            slash < root.size() ? "" : found->substr(root.size(), slash - root.size());
        Place place{asked, *found, root, m_folders[i].below(below), found->substr(slash + 1)};
        if (!place.folder.isOpen())
            return Error{asked, outside}; // something became a link meanwhile
        return place;
    }
    // Whether a file outside is there is not told.
    const bool seemsInside =
        path.find("..") == path.npos &&
        (!isAbsolute(path) || std::ranges::any_of(m_paths, [&](const std::string& root) {
            return path.starts_with(root + '/');
        }));
    return Error{asked, found || !seemsInside ? outside : causeOf(trouble)};
}

} // namespace charsleuth::mcp
