#pragma once

/// The working-tree-encoding that Git gives a file (gitattributes(5)).

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

struct ConfiguredFolder;

/// The files that speak of a folder's files: .gitattributes of the work tree's root down to the
/// folder and info/attributes of the repository, later ones overruling; none outside a work tree.
/// Macros ([attr]name ...) are followed. Not read: the user's and the system's attributes, which
/// are not beside the file.
class GitAttributes {
public:
    /// `folders`: from the root down to the folder.
    explicit GitAttributes(std::span<const ConfiguredFolder> folders);

    /// As written. `file` is in the folder, and absolute.
    std::optional<std::string> workingTreeEncodingOf(std::string_view file) const;

private:
    struct Rule {
        std::string folder; ///< that the pattern speaks of, absolute, with a slash at the end
        std::string pattern;
        std::optional<std::string> value; ///< nothing: unset or unspecified
    };
    class Reader;
    std::vector<Rule> m_rules; ///< those that mention the attribute
};

} // namespace charsleuth
