#include "app/files/folder_changes.h"

#include "app/files/windows/wide.h"

namespace charsleuth {

using windows::systemPath;

namespace {

/// Whether `change` succeeded; else errno says why not.
bool succeeded(BOOL change) {
    if (change == 0)
        windows::setErrno();
    return change != 0;
}

/// Files that may only be read can be neither removed nor replaced. True where it was one.
bool allowChange(const std::wstring& path) {
    const DWORD attributes = GetFileAttributesW(path.c_str());
    const bool readOnly =
        attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_READONLY) != 0;
    if (readOnly)
        SetFileAttributesW(path.c_str(), attributes & ~DWORD{FILE_ATTRIBUTE_READONLY});
    return readOnly;
}

void forbidChange(const std::wstring& path) {
    SetFileAttributesW(path.c_str(), GetFileAttributesW(path.c_str()) | FILE_ATTRIBUTE_READONLY);
}

} // namespace

bool removeFile(const std::string& path) {
    const std::wstring name = systemPath(path);
    const bool readOnly = allowChange(name);
    const bool removed = succeeded(DeleteFileW(name.c_str()));
    if (readOnly && !removed)
        forbidChange(name);
    return removed;
}

bool removeEmptyFolder(const std::string& path) {
    return succeeded(RemoveDirectoryW(systemPath(path).c_str()));
}

bool moveFile(const std::string& from, const std::string& to) {
    const std::wstring target = systemPath(to);
    const bool readOnly = allowChange(target);
    const bool moved = succeeded(MoveFileExW(systemPath(from).c_str(), target.c_str(),
                                             MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH));
    if (readOnly && !moved)
        forbidChange(target);
    return moved;
}

bool moveToFreeName(const std::string& from, const std::string& to) {
    return succeeded(
        MoveFileExW(systemPath(from).c_str(), systemPath(to).c_str(), MOVEFILE_WRITE_THROUGH));
}

void syncFolder(const std::string&) {} // names are written through when they change

} // namespace charsleuth
