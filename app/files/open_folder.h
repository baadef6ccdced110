#pragma once

/// A folder that stays the one that was opened, whatever takes its name or a name above it.

#include "app/files/file_descriptor.h"
#include "app/files/file_status.h"

#include <optional>
#include <string>
#include <string_view>

namespace charsleuth {

/// Names are those of its entries, without slashes; none is followed where it is a symbolic link.
/// What fails sets errno.
class OpenFolder {
public:
    OpenFolder() = default; ///< not open
    /// Links in `path` are followed.
    explicit OpenFolder(const std::string& path);

    bool isOpen() const { return m_folder.isOpen(); }
    int descriptor() const { return m_folder.get(); }

    /// The folder `path` below it, with slashes between names; empty for itself.
    OpenFolder below(std::string_view path) const;

    /// True where a folder of that name is there now.
    bool makeFolder(const std::string& name) const;

    /// A file that was not there, to be written; not open where something is.
    FileDescriptor makeFile(const std::string& name, bool executable) const;

    /// Never waits for a writer.
    FileDescriptor openEntry(const std::string& name) const;

    bool removeFile(const std::string& name) const;

    std::optional<FileStatus> statusOfEntry(const std::string& name) const;

    /// A path that leads to the entry by way of the open folder.
    std::string pathTo(const std::string& name) const;

private:
    OpenFolder entered(const std::string& name) const; ///< "." for itself

    FileDescriptor m_folder;
    std::string m_path; ///< as it was opened
};

/// Opens a folder that lies below the folder `top`, or `top` itself: `path` begins with `top`,
/// which ends with a slash, and has no "." or ".." in it. No link below `top` is followed, whatever
/// is exchanged for one meanwhile. Not open where that fails (errno says why).
OpenFolder openFolderBeneath(const std::string& top, const std::string& path);

/// An open folder and its canonical path. The folder was opened without following a link, so that
/// a caller who checks the path and then changes entries of the folder changes those it checked.
struct CanonicalFolder {
    std::string path; ///< canonical, with a slash at the end
    OpenFolder folder;
};
/// Links in `path` are followed before the folder is opened. Not open where that fails (errno says
/// why).
CanonicalFolder openCanonicalFolder(const std::string& path);

/// Opens a file for reading in the way of openFolderBeneath(). Never waits for a writer.
FileDescriptor openBeneath(const std::string& top, const std::string& path);

} // namespace charsleuth
