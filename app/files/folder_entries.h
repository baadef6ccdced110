#pragma once

/// What is in a folder, as the system tells it.

#include <dirent.h>
#include <memory>
#include <string>

namespace charsleuth {

/// Gives one entry at a time, in no order, but never "." and "..".
class FolderEntries {
public:
    explicit FolderEntries(const std::string& folder);

    /// Null at the end and where reading fails. Valid until the next call.
    const dirent* next();

    /// The errno of what failed, be it the opening; 0 while nothing did.
    int trouble() const { return m_trouble; }
    bool isOpen() const { return m_folder != nullptr; }

private:
    struct Close {
        void operator()(DIR* folder) const { ::closedir(folder); }
    };
    std::unique_ptr<DIR, Close> m_folder;
    int m_trouble = 0;
};

} // namespace charsleuth
