#pragma once

/// The working-tree-encoding that Git gives a file (gitattributes(5)).

#include <filesystem>
#include <optional>
#include <string>

namespace charsleuth {

/// As written, from .gitattributes of the work tree's root down to the file's folder and
/// info/attributes of the repository, later ones overruling; nothing outside a work tree. Macros
/// ([attr]name ...) are followed. Not read: the user's and the system's attributes, which are not
/// beside the file. `file` is absolute.
std::optional<std::string> gitWorkingTreeEncoding(const std::filesystem::path& file);

} // namespace charsleuth
