#pragma once

/// The folders that the server may touch, and files in them.
///
/// A path is resolved first, links and ".." with it, and refused where it leads out. It is then
/// walked again from the root, folder by folder, each opened in the one before and none through a
/// link: what was exchanged for a link meanwhile is refused as well.

#include "app/files/open_folder.h"
#include "app/files/result.h"

#include <string>
#include <vector>

namespace charsleuth::mcp {

/// Where a file is or will be.
struct Place {
    std::string asked;    ///< the path as the caller wrote it, for messages
    std::string path;     ///< absolute, without links
    std::string rootPath; ///< of the root that it is in, with a slash at the end
    OpenFolder folder;    ///< that it lies in
    std::string name;     ///< in that folder
};

class Roots {
public:
    /// Fails where one is no folder. Requires: there is one.
    static Result<Roots> open(const std::vector<std::string>& folders);

    /// A file, or with `folders` a folder. Relative paths begin in the first root. What is not
    /// there yet has to have its folder.
    Result<Place> find(const std::string& path) const;

    /// The path of the root that an absolute path lies in, with a slash at the end; empty: in none.
    std::string rootOf(const std::string& path) const;

    /// Absolute, without links.
    const std::vector<std::string>& paths() const { return m_paths; }

private:
    std::vector<std::string> m_paths;
    std::vector<OpenFolder> m_folders;
};

} // namespace charsleuth::mcp
