#pragma once

/// The working-tree-encoding that Git gives a file (gitattributes(5)).

#include "app/sidecar/small_file.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

/// The files that speak of a folder's files: .gitattributes of the work tree's root down to the
/// folder and info/attributes of the repository, later ones overruling; none outside a work tree.
/// Macros ([attr]name ...) are followed. Not read: the user's and the system's attributes, which
/// are not beside the file.
class GitAttributes {
public:
    /// Reads them. `folder` is absolute.
    explicit GitAttributes(const std::filesystem::path& folder);

    /// As written. `file` is in the folder, and absolute.
    std::optional<std::string> workingTreeEncodingOf(std::string_view file) const;

private:
    struct File {
        FolderText content;
        bool macrosAllowed = false;
    };
    static bool mentionsAttribute(const File& file);
    std::vector<File> m_files;
};

} // namespace charsleuth
