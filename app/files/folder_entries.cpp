#include "app/files/folder_entries.h"

#include <cerrno>
#include <string_view>

namespace charsleuth {

FolderEntries::FolderEntries(const std::string& folder) : m_folder(::opendir(folder.c_str())) {
    m_trouble = m_folder ? 0 : errno;
}

const dirent* FolderEntries::next() {
    while (m_folder) {
        errno = 0; // the end and a failure look alike
        const dirent* entry =
            ::readdir(m_folder.get()); // NOLINT(concurrency-mt-unsafe): the folder is our own
        if (entry == nullptr) {
            m_trouble = errno;
            break;
        }
        const std::string_view name(entry->d_name);
        if (name != "." && name != "..")
            return entry;
    }
    return nullptr;
}

} // namespace charsleuth
