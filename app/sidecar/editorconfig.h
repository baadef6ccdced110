#pragma once

/// The `charset` that .editorconfig files give a file (EditorConfig specification 0.17).

#include <optional>
#include <span>
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

struct ConfiguredFolder;

/// What the files say that lie in `folders` (from the root down to the file's), the nearest first,
/// up to one with `root = true`. As written; nothing where none speaks of the file or `unset` takes
/// it back. `file` is absolute.
std::optional<std::string> editorConfigCharset(std::span<const ConfiguredFolder> folders,
                                               std::string_view file);

} // namespace charsleuth
