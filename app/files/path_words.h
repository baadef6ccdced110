#pragma once

/// Parts of a path by its words alone.

#include <string>
#include <string_view>
#include <utility>

namespace charsleuth {

inline std::string withSlash(std::string path) {
    return path.ends_with('/') ? std::move(path) : std::move(path) + '/';
}

/// The part of a path behind its last slash.
inline std::string_view nameIn(std::string_view path) {
    return path.substr(path.rfind('/') + 1);
}

} // namespace charsleuth
