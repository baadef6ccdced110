#pragma once

/// All files below a folder, sorted by the bytes of their names, folder by folder.

#include "app/files/open_folder.h"
#include "app/files/result.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth {

/// Gives one path at a time, each beginning with the root as it was written. Symbolic links are not
/// followed (nor given), so there are no loops; sockets, FIFOs and devices are not given.
class DirectoryWalk {
public:
    /// Told a path as it would be given, with a slash at the end for a folder: true leaves it out,
    /// with all that is in it.
    using Skips = std::function<bool(const std::string& path)>;

    explicit DirectoryWalk(const std::string& root, Skips skips = {});

    /// The next file, or a folder that cannot be read; nothing at the end.
    std::optional<Result<std::string>> next();

private:
    struct Folder {
        std::string path;               ///< ends with a slash
        std::vector<std::string> names; ///< folders end with a slash
        std::size_t at = 0;
    };
    std::optional<Error> enter(std::string path);

    OpenFolder m_root; ///< from which each folder is entered anew: none that became a link is
    std::size_t m_written = 0; ///< bytes of the root as written, with its slash
    Skips m_skips;
    std::vector<Folder> m_stack;
    std::optional<Error> m_trouble; ///< to be told next
};

} // namespace charsleuth
