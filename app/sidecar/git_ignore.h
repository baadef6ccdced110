#pragma once

/// What Git leaves out of a folder (gitignore(5)), while the folder is walked from its root down.

#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

/// Reads .gitignore in each folder from the work tree's root down (outside a work tree: from the
/// walk's root), and info/exclude of the repository; not the user's own file, which is not beside
/// the files. For one thread.
class GitIgnore {
public:
    /// `root`: the folder that is walked, as it was written. `within`: a folder out of which
    /// nothing is read, see readSmallFile(); empty: anywhere.
    explicit GitIgnore(const std::string& root, std::string within = {});

    /// `path` begins with the root as written; a folder ends with a slash. Requires: the folders
    /// above it are not ignored. Git's own folder (".git") is.
    bool ignores(const std::string& path);

private:
    struct Rule {
        std::string pattern; ///< without "!" and the slash at the end
        bool takesBack = false;
        bool foldersOnly = false;
    };
    struct Folder {
        std::string path; ///< absolute, with a slash at the end
        std::vector<Rule> rules;
    };
    static std::vector<Rule> rulesIn(std::string_view text);
    void enter(std::string_view folder);

    std::size_t m_written = 0; ///< bytes of the root as written, with its slash
    std::string m_within;
    std::string m_root;            ///< absolute, with a slash at the end
    std::string m_top;             ///< the first folder whose file counts, likewise
    std::vector<Rule> m_excluded;  ///< of info/exclude, from m_top on
    std::vector<Folder> m_folders; ///< from m_top down to that of the last path
};

} // namespace charsleuth
