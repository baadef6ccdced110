#pragma once

/// The files of the folders that are to be converted.

#include "app/files/directory_walk.h"
#include "app/sidecar/git_ignore.h"
#include "app/tree/tree_request.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace charsleuth {

struct TreeFile {
    std::string path;     ///< as walked: begins with its root as the user named it
    std::string absolute; ///< without symbolic links above it
    std::string inTree;   ///< "sub/a.txt": its place in the folder of copies or originals
    std::string root;     ///< as walked, with a slash at the end; empty for a file that was named
};

/// Gives one file after the other, in the order of the bytes of their names. Left out: .git, and
/// what Git leaves out, unless asked for; the folder of copies or originals; originals that a
/// conversion in place has kept (FILE.orig beside FILE), and the files in `omitted`. For one thread
/// at a time.
class TreeWalk {
public:
    /// `omitted`: paths of files that are written meanwhile, such as the journal.
    TreeWalk(const TreeRequest& request, std::vector<std::string> omitted);

    /// The next file, or a folder or root that cannot be read; nothing at the end.
    std::optional<Result<TreeFile>> next();

private:
    bool liesInAnother(std::size_t number) const;
    bool enterRoot(const std::string& root); ///< true for a file
    bool skips(const std::string& path);
    TreeFile fileOf(const std::string& path) const;

    const TreeRequest& m_request;
    std::vector<std::string> m_omitted;
    std::size_t m_at = 0; ///< in the roots
    std::optional<DirectoryWalk> m_walk;
    std::optional<GitIgnore> m_ignore;
    std::string m_root, m_absoluteRoot; ///< the one in hand, with a slash at the end
    std::string m_place;                ///< of its files in the folder, likewise; mostly empty
    std::optional<Error> m_trouble;     ///< with the root in hand
};

/// Each root without symbolic links, sorted; the root itself where it is not there.
std::vector<std::string> absoluteRoots(const TreeRequest& request);

} // namespace charsleuth
