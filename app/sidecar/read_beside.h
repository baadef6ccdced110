#pragma once

/// What stands beside a file about its encoding, as hints with their source. Reading it never
/// fails: what cannot be read says nothing.

#include "app/sidecar/configured_folders.h"
#include "app/sidecar/git_attributes.h"
#include "core/evidence/hint.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace charsleuth {

using FileNames = std::set<std::string, std::less<>>;

/// Whether all files of a folder will be asked about: it is then listed once.
enum class FolderUse { SomeFiles, AllFiles };

/// Remembers what the last file's folder says, for the files that follow. For one thread.
class BesideReader {
public:
    explicit BesideReader(FolderUse use = FolderUse::SomeFiles) : m_use(use) {}

    /// For files below a folder, out of which nothing is read and below which no link is followed:
    /// absolute and normal with a slash at the end.
    explicit BesideReader(const std::string& top) : m_reach(top), m_configured(top) {}

    /// The files asked about next were found by a walk over `root`, as written with a slash at the
    /// end: no link below it is followed. Empty: the user named them.
    void walkOver(const std::string& root);

    /// .editorconfig, .gitattributes, extended attributes (user.charset, user.mime_type,
    /// com.apple.TextEncoding), NAME.cpg beside NAME.dbf, HTTP headers saved as FILE.headers,
    /// FILE.hdr or FILE.http. The most particular to the file first. "-" (standard input) has
    /// nothing beside it. `openFile`: a descriptor of the file, if there is one.
    std::vector<Hint> read(const std::string& path, int openFile = -1);

    /// What .gitattributes and .editorconfig say of the file's encoding, in this order.
    std::vector<ConfiguredValue> encodingsOf(const std::string& path);

    /// What a configuration file says of the file's line ends.
    struct LineEnd {
        std::string value;       ///< as written: "lf"
        std::string_view source; ///< ".gitattributes" or ".editorconfig"
    };
    /// .gitattributes before .editorconfig, which speaks of editors only; nothing where neither
    /// says.
    std::optional<LineEnd> lineEndOf(const std::string& path);

    /// The filter that .gitattributes names for the file.
    std::optional<std::string> filterOf(const std::string& path);

private:
    struct Folder {
        std::string path; ///< with a slash at the end
        GitAttributes gitAttributes;
        std::optional<FileNames> headerFiles; ///< where the folder was listed
    };
    std::string absolute(const std::string& path);
    std::vector<ConfiguredValue> configuredFor(const std::string& file) const; ///< absolute
    void enter(std::string_view folder);

    std::vector<Hint> attributesOf(const std::string& file, int openFile) const;

    FolderUse m_use = FolderUse::SomeFiles;
    Reach m_reach;
    std::string m_root;                   ///< see walkOver()
    std::string m_current;                ///< the working directory, once it was needed
    ConfiguredFolders m_configured;       ///< those that the last file lies in
    std::optional<Folder> m_folder;       ///< of the last file
    std::optional<std::string> m_written; ///< how paths of files in it begin, slash included
};

/// Of one file alone.
inline std::vector<Hint> readBeside(const std::string& path) {
    return BesideReader().read(path);
}

} // namespace charsleuth
