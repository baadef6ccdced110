#include "app/files/open_folder.h"

#include "app/files/path_words.h"
#include "app/files/paths.h"

#include <algorithm>
#include <cerrno>
#include <utility>

namespace charsleuth {

namespace {

/// The part of `path` behind `top`; nothing where it leads out (errno says so).
std::optional<std::string> pathBelow(const std::string& top, const std::string& path) {
    if (path.starts_with(top) && ('/' + path.substr(top.size()) + '/').find("/../") == path.npos)
        return path.substr(top.size());
    errno = EXDEV;
    return std::nullopt;
}

} // namespace

OpenFolder OpenFolder::below(std::string_view path) const {
    OpenFolder folder;
    if (isOpen())
        folder = entered(".");
    while (folder.isOpen() && !path.empty()) {
        const std::size_t slash = std::min(path.find('/'), path.size());
        folder = folder.entered(std::string(path.substr(0, slash)));
        path.remove_prefix(std::min(slash + 1, path.size()));
    }
    return folder;
}

OpenFolder openFolderBeneath(const std::string& top, const std::string& path) {
    const auto below = pathBelow(top, path);
    return below ? OpenFolder(top).below(*below) : OpenFolder();
}

CanonicalFolder openCanonicalFolder(const std::string& path) {
    std::string place = withSlash(absolutePath(path));
    OpenFolder folder = openFolderBeneath(place.substr(0, place.find('/') + 1), place);
    return {std::move(place), std::move(folder)};
}

FileDescriptor openBeneath(const std::string& top, const std::string& path) {
    const auto below = pathBelow(top, path);
    if (!below)
        return {};
    const std::size_t name = below->rfind('/') + 1;
    const OpenFolder folder = OpenFolder(top).below(std::string_view(*below).substr(0, name));
    return folder.isOpen() ? folder.openEntry(below->substr(name)) : FileDescriptor();
}

} // namespace charsleuth
