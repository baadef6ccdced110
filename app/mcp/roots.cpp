#include "app/mcp/roots.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <fcntl.h>
#include <optional>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>

namespace charsleuth::mcp {

namespace {

#ifdef O_PATH
constexpr int folderFlags = O_PATH | O_DIRECTORY | O_CLOEXEC;
#else
constexpr int folderFlags = O_RDONLY | O_DIRECTORY | O_CLOEXEC;
#endif

constexpr const char* outside = "is outside the folders that this server may touch";

/// Without links and dots; nothing where it is not there.
std::optional<std::string> resolved(const std::string& path) {
    char buffer[PATH_MAX];
    if (::realpath(path.c_str(), buffer) == nullptr)
        return std::nullopt;
    return std::string(buffer);
}

/// The same for a path whose last part need not be there.
std::optional<std::string> resolvedPlace(const std::string& path) {
    struct stat status {};
    if (::lstat(path.c_str(), &status) == 0 || errno != ENOENT)
        return resolved(path);
    const std::size_t slash = path.rfind('/');
    const std::string name = path.substr(slash + 1);
    if (name.empty() || name == "." || name == "..")
        return std::nullopt;
    const auto folder = resolved(slash == 0 ? "/" : path.substr(0, slash));
    if (!folder)
        return std::nullopt;
    return *folder + (folder->ends_with('/') ? "" : "/") + name;
}

/// Opens the folder `path` below another one, without following a link anywhere.
FileDescriptor folderBelow(const FileDescriptor& root, std::string_view path) {
    FileDescriptor folder(::openat(root.get(), ".", folderFlags));
    while (folder.isOpen() && !path.empty()) {
        const std::size_t slash = std::min(path.find('/'), path.size());
        const std::string name(path.substr(0, slash));
        folder = FileDescriptor(::openat(folder.get(), name.c_str(), folderFlags | O_NOFOLLOW));
        path.remove_prefix(std::min(slash + 1, path.size()));
    }
    return folder;
}

} // namespace

std::string Place::throughFolder() const {
#ifdef __linux__
    return "/proc/self/fd/" + std::to_string(folder.get()) + '/' + name;
#else
    return path; // no other way to name a file in an open folder
#endif
}

Result<Roots> Roots::open(const std::vector<std::string>& folders) {
    Roots roots;
    for (const std::string& folder : folders) {
        const auto path = resolved(folder);
        if (!path)
            return Error{folder, causeOf(errno)};
        FileDescriptor opened(::open(path->c_str(), folderFlags));
        if (!opened.isOpen())
            return Error{folder, causeOf(errno)};
        roots.m_paths.push_back(*path);
        roots.m_folders.push_back(std::move(opened));
    }
    return roots;
}

Result<Place> Roots::find(const std::string& path) const {
    if (path.empty() || path.find('\0') != path.npos)
        return Error{path, "is no path"};
    const auto found = resolvedPlace(path.front() == '/' ? path : m_paths.front() + '/' + path);
    const int trouble = errno;
    for (std::size_t i = 0; found && i < m_paths.size(); ++i) {
        const std::string root = m_paths[i] + (m_paths[i].ends_with('/') ? "" : "/");
        if (*found + '/' == root)
            return Place{path, *found, root, folderBelow(m_folders[i], ""), "."};
        if (!found->starts_with(root))
            continue;
        const std::size_t slash = found->rfind('/');
        const std::string below =
            slash < root.size() ? "" : found->substr(root.size(), slash - root.size());
        Place place{path, *found, root, folderBelow(m_folders[i], below), found->substr(slash + 1)};
        if (!place.folder.isOpen())
            return Error{path, outside}; // something became a link meanwhile
        return place;
    }
    // Whether a file outside is there is not told.
    const bool seemsInside =
        path.find("..") == path.npos &&
        (path.front() != '/' || std::ranges::any_of(m_paths, [&](const std::string& root) {
             return path.starts_with(root + '/');
         }));
    return Error{path, found || !seemsInside ? outside : causeOf(trouble)};
}

} // namespace charsleuth::mcp
