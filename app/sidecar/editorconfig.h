#pragma once

/// The `charset` and `end_of_line` that .editorconfig files give a file (EditorConfig specification
/// 0.17).

#include "app/sidecar/configured_value.h"

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
    std::optional<std::string> charsetOf(std::string_view relativePath) const {
        return valueOf("charset", relativePath);
    }

    /// Of the property "charset" or "end_of_line".
    std::optional<std::string> valueOf(std::string_view property,
                                       std::string_view relativePath) const;

    struct Setting {
        std::string glob, property, value;
        std::size_t at = 0; ///< where the value begins in the text, bytes
    };
    /// Null where none speaks of the file.
    const Setting* settingOf(std::string_view property, std::string_view relativePath) const;

private:
    std::vector<Setting> m_settings; ///< of those properties
    bool m_isRoot = false;
};

struct ConfiguredFolder;

/// What the files say that lie in `folders` (from the root down to the file's), the nearest first,
/// up to one with `root = true`. As written; nothing where none speaks of the file or `unset` takes
/// it back. `file` is absolute.
std::optional<ConfiguredValue> editorConfigValue(std::span<const ConfiguredFolder> folders,
                                                 std::string_view file, std::string_view property);

} // namespace charsleuth
