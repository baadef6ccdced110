#pragma once

/// The `charset` that .editorconfig files give a file (EditorConfig specification 0.17).

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace charsleuth {

/// As written, from the nearest .editorconfig up to one with `root = true`; nothing where none
/// speaks of it or `unset` takes it back. `file` is absolute.
std::optional<std::string> editorConfigCharset(const std::filesystem::path& file);

/// What one .editorconfig says of a path relative to its folder ("a/b.txt").
struct EditorConfigAnswer {
    std::optional<std::string> charset; ///< "unset" too
    bool root = false;
};
EditorConfigAnswer readEditorConfig(std::string_view text, std::string_view relativePath);

} // namespace charsleuth
