#pragma once

/// The encoding and the line ends that Git gives a file in the work tree (gitattributes(5)).

#include "app/sidecar/configured_value.h"

#include <functional>
#include <map>
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
    /// The same with its place.
    std::optional<ConfiguredValue> workingTreeEncodingSettingOf(std::string_view file) const;
    /// The attribute eol, as written; nothing for a file that is no text by the attribute text.
    std::optional<std::string> lineEndOf(std::string_view file) const;
    /// The attribute filter: whose programs make the file in the work tree of what Git has.
    std::optional<std::string> filterOf(std::string_view file) const;

private:
    /// What one line says of an attribute.
    struct Setting {
        enum class State { Set, Unset, Unspecified, Value };

        std::string name;
        State state;
        std::string value;
        std::size_t file = 0; ///< in which it stands, see m_files
        std::size_t at = 0;   ///< where the value begins in it, bytes
    };
    using Settings = std::vector<Setting>; ///< later ones overrule
    struct Rule {
        std::string folder; ///< that the pattern speaks of, absolute, with a slash at the end
        std::string pattern;
        Settings settings;
        std::size_t file = 0; ///< in which it stands, see m_files
    };
    class Reader;
    class Decided;
    /// The last setting of an attribute, and the line by which it holds; both null where there is
    /// none.
    struct Held {
        const Setting* setting = nullptr;
        const Rule* rule = nullptr;
        const Setting* operator->() const { return setting; }
        explicit operator bool() const { return setting != nullptr; }
    };
    Held settingOf(std::string_view file, std::string_view name) const;

    std::vector<std::string> m_files; ///< absolute
    std::vector<Rule> m_rules;        ///< later ones overrule
    std::map<std::string, Settings, std::less<>> m_macros;
};

} // namespace charsleuth
