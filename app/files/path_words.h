#pragma once

/// Parts of a path by its words alone.

#include <algorithm>
#include <cstddef>
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

/// The share that a path of Windows begins with: "//host/share" of "//host/share/a", where each
/// slash may be a backslash. Empty for a path on a drive.
inline std::string_view shareIn(std::string_view path) {
    constexpr std::string_view slashes = "/\\";
    const auto isSlash = [&](char c) { return slashes.find(c) != slashes.npos; };
    if (path.size() < 2 || !isSlash(path[0]) || !isSlash(path[1]))
        return {};
    const std::size_t host = std::min(path.find_first_of(slashes, 2), path.size() - 1);
    return path.substr(0, path.find_first_of(slashes, host + 1));
}

/// Whether a path of Windows lies on a share, and `folder` does not lie on the same one.
inline bool isOnOtherShare(std::string_view path, std::string_view folder) {
    const std::string_view share = shareIn(path);
    return !share.empty() && share != shareIn(folder);
}

} // namespace charsleuth
