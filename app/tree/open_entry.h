#pragma once

/// A file or folder that a journal names, in the folder that was judged.

#include "app/files/content.h"
#include "app/files/open_folder.h"

#include <string>

namespace charsleuth {

/// Its folder is open, without links: whatever takes the name of that meanwhile, this entry is read
/// and changed. The entry itself is never followed where it is a link.
class OpenEntry {
public:
    /// Empty: no entry.
    explicit OpenEntry(const std::string& path);

    /// The canonical path of the folder, and the entry's own name.
    std::string place() const { return m_folder.path + m_name; }

    /// A path by way of the open folder; nothing where that is not open.
    std::string way() const;

    /// Of the file; nothing where there is none.
    Result<std::optional<Content>> content() const;

private:
    std::string m_path, m_name;
    CanonicalFolder m_folder;
    int m_trouble = 0; ///< the errno of a folder that is not open
};

} // namespace charsleuth
