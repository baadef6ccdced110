#pragma once

/// What is in a folder, as the system tells it.

#include "app/files/file_status.h"
#include "app/files/open_folder.h"

#include <memory>
#include <string>
#include <string_view>

namespace charsleuth {

/// Gives one entry at a time, in no order, but never "." and "..".
class FolderEntries {
public:
    struct Entry {
        std::string_view name;        ///< valid until the next call
        std::optional<FileKind> kind; ///< nothing where the file system does not tell
    };

    explicit FolderEntries(const std::string& folder);
    explicit FolderEntries(const OpenFolder& folder);
    ~FolderEntries();

    /// Nothing at the end and where reading fails.
    std::optional<Entry> next();

    /// The errno of what failed, be it the opening; 0 while nothing did.
    int trouble() const { return m_trouble; }
    bool isOpen() const { return m_listing != nullptr; }

private:
    struct Listing; ///< the system's
    std::unique_ptr<Listing> m_listing;
    int m_trouble = 0;
};

} // namespace charsleuth
