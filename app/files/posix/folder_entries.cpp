#include "app/files/folder_entries.h"

#include <cerrno>
#include <dirent.h>
#include <fcntl.h>

namespace charsleuth {

struct FolderEntries::Listing {
    explicit Listing(DIR* opened) : folder(opened) {}
    Listing(const Listing&) = delete;
    Listing& operator=(const Listing&) = delete;
    ~Listing() { ::closedir(folder); }

    DIR* folder;
};

namespace {

std::optional<FileKind> kindOf(unsigned char type) {
    switch (type) {
    case DT_REG:
        return FileKind::Regular;
    case DT_DIR:
        return FileKind::Folder;
    case DT_LNK:
        return FileKind::Link;
    case DT_UNKNOWN:
        return std::nullopt;
    default:
        return FileKind::Device;
    }
}

} // namespace

FolderEntries::FolderEntries(const std::string& folder) {
    if (DIR* opened = ::opendir(folder.c_str()); opened != nullptr)
        m_listing = std::make_unique<Listing>(opened);
    else
        m_trouble = errno;
}

FolderEntries::FolderEntries(const OpenFolder& folder) {
    const int list =
        ::openat(folder.descriptor(), ".", O_RDONLY | O_DIRECTORY | O_NONBLOCK | O_CLOEXEC);
    DIR* opened = list >= 0 ? ::fdopendir(list) : nullptr; // which closes it in the end
    if (opened != nullptr)
        m_listing = std::make_unique<Listing>(opened);
    else
        m_trouble = errno;
}

FolderEntries::~FolderEntries() = default;

std::optional<FolderEntries::Entry> FolderEntries::next() {
    while (m_listing) {
        errno = 0; // the end and a failure look alike
        const dirent* entry =
            ::readdir(m_listing->folder); // NOLINT(concurrency-mt-unsafe): the folder is our own
        if (entry == nullptr) {
            m_trouble = errno;
            break;
        }
        const std::string_view name(entry->d_name);
        if (name != "." && name != "..")
            return Entry{name, kindOf(entry->d_type)};
    }
    return std::nullopt;
}

} // namespace charsleuth
