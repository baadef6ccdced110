#pragma once

/// The `charset` that .editorconfig files give a file (EditorConfig specification 0.17).

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

/// What one .editorconfig says.
class EditorConfig {
public:
    explicit EditorConfig(std::string_view text);

    /// Whether those in the folders above do not count.
    bool isRoot() const { return m_isRoot; }

    /// For a path relative to its folder ("a/b.txt"); as written, "unset" too.
    std::optional<std::string> charsetOf(std::string_view relativePath) const;

private:
    struct Section {
        std::string glob, charset;
    };
    std::vector<Section> m_sections; ///< those with a charset
    bool m_isRoot = false;
};

/// The files that speak of a folder's files, from the nearest up to one with `root = true`.
class EditorConfigs {
public:
    /// Reads them. `folder` is absolute.
    explicit EditorConfigs(std::filesystem::path folder);

    /// As written; nothing where none speaks of the file or `unset` takes it back. `file` is in the
    /// folder, and absolute.
    std::optional<std::string> charsetOf(std::string_view file) const;

private:
    struct File {
        std::string folder; ///< with a slash at the end
        EditorConfig config;
    };
    std::vector<File> m_files;
};

} // namespace charsleuth
