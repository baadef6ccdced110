#pragma once

/// Reads a configuration file.

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace charsleuth {

/// Its first MiB at most; nothing where it is no regular file or cannot be read.
std::optional<std::string> readSmallFile(const std::filesystem::path& path);

/// A configuration file that speaks of the files below a folder.
struct FolderText {
    std::string folder; ///< absolute, with a slash at the end
    std::string text;

    /// The path of a file below the folder, seen from there.
    std::string_view relative(std::string_view file) const { return file.substr(folder.size()); }
};

/// The file of that name in the folder; nothing as above.
std::optional<FolderText> readFolderText(const std::filesystem::path& folder,
                                         const std::filesystem::path& name);

} // namespace charsleuth
