#include "app/files/open_folder.h"

#include <algorithm>

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

} // namespace charsleuth
