#pragma once

/// The folders that a file lies in, and what their configuration files hold.

#include "app/files/small_file.h"
#include "app/sidecar/editorconfig.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace charsleuth {

struct ConfiguredFolder {
    std::string path; ///< absolute, with a slash at the end
    std::optional<EditorConfig> editorConfig;
    bool isWorkTree = false;          ///< of Git: it has .git
    std::string attributes;           ///< .gitattributes, where it lies in a work tree
    std::string repositoryAttributes; ///< info/attributes of the work tree's repository
};

/// Remembers the folders above the last one, which those that follow mostly share.
class ConfiguredFolders {
public:
    explicit ConfiguredFolders(Reach reach = {}) : m_reach(std::move(reach)) {}

    /// Reads what is not remembered. `folder` is absolute and normal, with a slash at the end.
    void enter(std::string_view folder);

    /// From the top down to the folder entered last; none before.
    std::span<const ConfiguredFolder> folders() const { return m_folders; }

private:
    Reach m_reach;
    std::vector<ConfiguredFolder> m_folders;
};

} // namespace charsleuth
