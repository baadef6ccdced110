#include "app/files/open_folder.h"

#include "app/files/open_file.h"
#include "app/files/paths.h"
#include "app/files/windows/wide.h"

#include <cerrno>
#include <fcntl.h>

// A folder that is open without FILE_SHARE_DELETE can be neither renamed nor removed, and no folder
// above it can: paths lead where they led.

namespace charsleuth {

namespace {

/// Not open for a link where `flags` has FILE_FLAG_OPEN_REPARSE_POINT, nor for a file.
FileDescriptor openedFolder(const std::string& path, DWORD flags) {
    FileDescriptor folder(windows::descriptorOf(
        CreateFileW(windows::systemPath(path).c_str(), FILE_LIST_DIRECTORY,
                    FILE_SHARE_READ | FILE_SHARE_WRITE, nullptr, OPEN_EXISTING,
                    FILE_FLAG_BACKUP_SEMANTICS | flags, nullptr),
        _O_RDONLY));
    if (!folder.isOpen())
        return folder;
    BY_HANDLE_FILE_INFORMATION told{};
    const bool known = GetFileInformationByHandle(windows::handleOf(folder.get()), &told) != 0;
    const DWORD attributes = known ? told.dwFileAttributes : 0;
    const bool leads = flags != 0 && (attributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0;
    if ((attributes & FILE_ATTRIBUTE_DIRECTORY) != 0 && !leads)
        return folder;
    errno = ENOTDIR;
    return {};
}

/// Whether it is the name of one entry; errno is set where it is not.
bool isOneName(const std::string& name) {
    const bool good = name == "." || !whyNoFileName(name);
    if (!good)
        errno = ENOENT;
    return good;
}

} // namespace

OpenFolder::OpenFolder(const std::string& path) : m_folder(openedFolder(path, 0)), m_path(path) {}

OpenFolder OpenFolder::entered(const std::string& name) const {
    OpenFolder folder;
    if (!isOneName(name))
        return folder;
    folder.m_path = name == "." ? m_path : m_path + '/' + name;
    folder.m_folder = openedFolder(folder.m_path, name == "." ? 0 : FILE_FLAG_OPEN_REPARSE_POINT);
    return folder;
}

bool OpenFolder::makeFolder(const std::string& name) const {
    return isOneName(name) && charsleuth::makeFolder(pathTo(name));
}

FileDescriptor OpenFolder::makeFile(const std::string& name, bool) const {
    if (!isOneName(name))
        return {};
    return FileDescriptor(windows::descriptorOf(
        CreateFileW(windows::systemPath(pathTo(name)).c_str(), GENERIC_WRITE, FILE_SHARE_READ,
                    nullptr, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, nullptr),
        _O_WRONLY));
}

FileDescriptor OpenFolder::openEntry(const std::string& name) const {
    return isOneName(name) ? openEntryForReading(pathTo(name)) : FileDescriptor();
}

bool OpenFolder::removeFile(const std::string& name) const {
    if (!isOneName(name))
        return false;
    if (DeleteFileW(windows::systemPath(pathTo(name)).c_str()))
        return true;
    windows::setErrno();
    return false;
}

std::optional<FileStatus> OpenFolder::statusOfEntry(const std::string& name) const {
    return isOneName(name) ? charsleuth::statusOfEntry(pathTo(name)) : std::nullopt;
}

std::string OpenFolder::pathTo(const std::string& name) const {
    return m_path + '/' + name;
}

} // namespace charsleuth
