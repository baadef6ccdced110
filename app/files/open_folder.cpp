#include "app/files/open_folder.h"

#include <algorithm>
#include <cerrno>

namespace charsleuth {

OpenFolder OpenFolder::below(std::string_view path) const {
    OpenFolder folder = entered(".");
    while (folder.isOpen() && !path.empty()) {
        const std::size_t slash = std::min(path.find('/'), path.size());
        folder = folder.entered(std::string(path.substr(0, slash)));
        path.remove_prefix(std::min(slash + 1, path.size()));
    }
    return folder;
}

FileDescriptor openBeneath(const std::string& top, const std::string& path) {
    const std::string below = path.starts_with(top) ? path.substr(top.size()) : "..";
    if (("/" + below + '/').find("/../") != below.npos) {
        errno = EXDEV;
        return {};
    }
    const std::size_t name = below.rfind('/') + 1;
    const OpenFolder folder =
        OpenFolder(top).below(std::string_view(below).substr(0, name > 0 ? name - 1 : 0));
    return folder.isOpen() ? folder.openEntry(below.substr(name)) : FileDescriptor();
}

} // namespace charsleuth
