#pragma once

/// The `charset` that .editorconfig files give a file (EditorConfig specification 0.17).

#include "app/sidecar/small_file.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

/// The files that speak of a folder's files, from the nearest up to one with `root = true`.
class EditorConfigs {
public:
    /// Reads them. `folder` is absolute.
    explicit EditorConfigs(std::filesystem::path folder);

    /// As written; nothing where none speaks of the file or `unset` takes it back. `file` is in the
    /// folder, and absolute.
    std::optional<std::string> charsetOf(std::string_view file) const;

private:
    std::vector<FolderText> m_files;
};

/// What one .editorconfig says of a path relative to its folder ("a/b.txt").
struct EditorConfigAnswer {
    std::optional<std::string> charset; ///< "unset" too
    bool root = false;
};
EditorConfigAnswer readEditorConfig(std::string_view text, std::string_view relativePath);

} // namespace charsleuth
