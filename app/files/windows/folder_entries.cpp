#include "app/files/folder_entries.h"

#include "app/files/windows/wide.h"

#include <cerrno>

namespace charsleuth {

struct FolderEntries::Listing {
    Listing(HANDLE search, const WIN32_FIND_DATAW& first) : handle(search), found(first) {}
    Listing(const Listing&) = delete;
    Listing& operator=(const Listing&) = delete;
    ~Listing() { FindClose(handle); }

    HANDLE handle;
    WIN32_FIND_DATAW found; ///< the next one to be given
    bool ended = false;
    std::string name; ///< of the one that was given
};

namespace {

FileKind kindOf(const WIN32_FIND_DATAW& found) {
    const bool leads = found.dwReserved0 == IO_REPARSE_TAG_SYMLINK ||
                       found.dwReserved0 == IO_REPARSE_TAG_MOUNT_POINT;
    if ((found.dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0 && leads)
        return FileKind::Link;
    return (found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0 ? FileKind::Folder
                                                                    : FileKind::Regular;
}

} // namespace

FolderEntries::FolderEntries(const std::string& folder) {
    std::wstring pattern = windows::systemPath(folder.empty() ? "." : folder);
    pattern += pattern.ends_with(L'\\') ? L"*" : L"\\*";
    WIN32_FIND_DATAW first{};
    const HANDLE search = FindFirstFileExW(pattern.c_str(), FindExInfoBasic, &first,
                                           FindExSearchNameMatch, nullptr, 0);
    if (search != INVALID_HANDLE_VALUE) {
        m_listing = std::make_unique<Listing>(search, first);
    } else {
        windows::setErrno();
        m_trouble = errno;
    }
}

FolderEntries::FolderEntries(const OpenFolder& folder) : FolderEntries(folder.pathTo(".")) {}

FolderEntries::~FolderEntries() = default;

std::optional<FolderEntries::Entry> FolderEntries::next() {
    while (m_listing && !m_listing->ended) {
        m_listing->name = windows::narrow(m_listing->found.cFileName);
        const FileKind kind = kindOf(m_listing->found);
        if (!FindNextFileW(m_listing->handle, &m_listing->found)) {
            m_listing->ended = true;
            if (GetLastError() != ERROR_NO_MORE_FILES) {
                windows::setErrno();
                m_trouble = errno;
            }
        }
        if (m_listing->name != "." && m_listing->name != "..")
            return Entry{m_listing->name, kind};
    }
    return std::nullopt;
}

} // namespace charsleuth
