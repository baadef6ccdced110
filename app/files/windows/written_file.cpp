#include "app/files/written_file.h"

#include "app/files/file_status.h"
#include "app/files/paths.h"
#include "app/files/printable.h"
#include "app/files/windows/wide.h"

#include <cerrno>
#include <fcntl.h>
#include <vector>

namespace charsleuth {

using windows::systemPath;

namespace {

/// What is kept of attributes: those that people set.
constexpr DWORD keptAttributes = FILE_ATTRIBUTE_HIDDEN | FILE_ATTRIBUTE_SYSTEM |
                                 FILE_ATTRIBUTE_ARCHIVE | FILE_ATTRIBUTE_NOT_CONTENT_INDEXED;

bool isReadOnly(const std::wstring& path) {
    const DWORD attributes = GetFileAttributesW(path.c_str());
    return attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_READONLY) != 0;
}

void setReadOnly(const std::wstring& path, bool readOnly) {
    const DWORD attributes = GetFileAttributesW(path.c_str());
    if (attributes != INVALID_FILE_ATTRIBUTES)
        SetFileAttributesW(path.c_str(), readOnly ? attributes | FILE_ATTRIBUTE_READONLY
                                                  : attributes & ~DWORD{FILE_ATTRIBUTE_READONLY});
}

/// Copies the access list from one file to another.
bool copyAccessList(const std::wstring& from, const std::wstring& to) {
    DWORD size = 0;
    GetFileSecurityW(from.c_str(), DACL_SECURITY_INFORMATION, nullptr, 0, &size);
    std::vector<unsigned char> list(size);
    return size > 0 &&
           GetFileSecurityW(from.c_str(), DACL_SECURITY_INFORMATION, list.data(), size, &size) !=
               0 &&
           SetFileSecurityW(to.c_str(), DACL_SECURITY_INFORMATION, list.data()) != 0;
}

/// A new file in the folder of another one, under a name that nobody has.
FileDescriptor makeBeside(const std::string& target, std::string& name) {
    const std::string folder = target.substr(0, target.rfind('/') + 1);
    for (int number = 0;; ++number) {
        name = folder + ".charsleuth-" + std::to_string(GetCurrentProcessId()) + '-' +
               std::to_string(number);
        FileDescriptor file(windows::descriptorOf(
            CreateFileW(systemPath(name).c_str(), GENERIC_WRITE, FILE_SHARE_READ, nullptr,
                        CREATE_NEW, FILE_ATTRIBUTE_NORMAL, nullptr),
            _O_WRONLY));
        if (file.isOpen() || errno != EEXIST)
            return file;
    }
}

} // namespace

Error WrittenFile::failure(const std::string& what) const {
    return {m_path, what + ": " + causeOf(errno)};
}

Result<WrittenFile> WrittenFile::beside(const std::string& path) {
    const auto entry = statusOfEntry(path);
    const bool isLink = entry && entry->kind == FileKind::Link;
    return at(path, (isLink ? canonicalPath(path) : std::nullopt).value_or(fullPath(path)));
}

Result<WrittenFile> WrittenFile::at(const std::string& path, std::string target) {
    if (windows::isDeviceName(path))
        return Error{path, "is the name of a device"};
    const auto status = statusOf(target);
    if (!status && statusOfEntry(target))
        return Error{path, "is a symbolic link to a file that is not there"};
    if (status && !status->isRegular())
        return Error{path, "is not a regular file"};
    std::string temporary;
    FileDescriptor file = makeBeside(target, temporary);
    if (!file.isOpen())
        return Error{path, causeOf(errno)};
    return WrittenFile(path, std::move(target), std::move(temporary), std::move(file));
}

WrittenFile::WrittenFile(WrittenFile&& other) noexcept
    : m_path(std::move(other.m_path)), m_target(std::move(other.m_target)),
      m_temporary(std::exchange(other.m_temporary, {})), m_file(std::move(other.m_file)) {}

WrittenFile::~WrittenFile() {
    m_file = {};
    if (m_temporary.empty())
        return;
    setReadOnly(systemPath(m_temporary), false);
    DeleteFileW(systemPath(m_temporary).c_str());
}

std::optional<Error> WrittenFile::write(Bytes bytes) {
    if (writeFully(m_file.get(), bytes))
        return std::nullopt;
    return Error{m_path, causeOf(errno)};
}

/// Whoever writes a file may own it; the owner is not taken over.
std::optional<Error> WrittenFile::takeAttributesOf(const std::string& path, Owner) {
    const std::wstring from = systemPath(path), to = systemPath(m_temporary);
    const DWORD attributes = GetFileAttributesW(from.c_str());
    if (attributes == INVALID_FILE_ATTRIBUTES) {
        windows::setErrno();
        return failure("cannot read its attributes");
    }
    if (!copyAccessList(from, to)) {
        windows::setErrno();
        return failure("cannot keep its access list");
    }
    // A file that is replaced may be replaced by no other than a writable one; it gets that back
    // then.
    const DWORD readOnly = statusOf(m_target) ? 0 : FILE_ATTRIBUTE_READONLY;
    const DWORD kept = attributes & (keptAttributes | readOnly);
    if (!SetFileAttributesW(to.c_str(), kept != 0 ? kept : FILE_ATTRIBUTE_NORMAL)) {
        windows::setErrno();
        return failure("cannot keep its attributes");
    }
    return std::nullopt;
}

std::optional<Error> WrittenFile::setTime(const FileStatus& original) {
    const FILETIME time = windows::fileTime(original.seconds, original.nanoseconds);
    if (SetFileTime(windows::handleOf(m_file.get()), nullptr, nullptr, &time))
        return std::nullopt;
    windows::setErrno();
    return failure("cannot keep its time");
}

void WrittenFile::setPermissions(unsigned permissions) {
    constexpr unsigned ownerWrites = 0200;
    setReadOnly(systemPath(m_temporary), (permissions & ownerWrites) == 0);
}

void WrittenFile::setCharset(const std::string&) {} // no such attributes

bool WrittenFile::giveName() {
    return true; // it has one
}

bool WrittenFile::isReady() {
    if (FlushFileBuffers(windows::handleOf(m_file.get())))
        return giveName();
    windows::setErrno();
    return false;
}

std::optional<Error> WrittenFile::commit() {
    if (!isReady())
        return Error{m_path, causeOf(errno)};
    return moveIntoPlace();
}

std::optional<Error> WrittenFile::moveIntoPlace() {
    const std::wstring target = systemPath(m_target), temporary = systemPath(m_temporary);
    m_file = {}; // closed: only so can it be moved
    const bool exists = GetFileAttributesW(target.c_str()) != INVALID_FILE_ATTRIBUTES;
    const bool readOnly = exists && isReadOnly(target);
    if (readOnly) // else it cannot be replaced
        setReadOnly(target, false);
    const bool moved =
        exists ? ReplaceFileW(target.c_str(), temporary.c_str(), nullptr, 0, nullptr, nullptr) != 0
               : MoveFileExW(temporary.c_str(), target.c_str(), MOVEFILE_WRITE_THROUGH) != 0;
    if (!moved)
        windows::setErrno();
    const int trouble = errno;
    if (readOnly)
        setReadOnly(target, true);
    if (!moved)
        return Error{m_path, causeOf(trouble)};
    m_temporary.clear();
    return std::nullopt;
}

std::optional<Error> WrittenFile::commitKeeping(const std::string& original) {
    const std::wstring second = systemPath(original), target = systemPath(m_target);
    if (!isReady()) // slow, and so before the original gets its second name
        return Error{m_path, causeOf(errno)};
    const bool readOnly = isReadOnly(target);
    // Where the file system has no second names, a copy; neither replaces what is there.
    if (!CreateHardLinkW(second.c_str(), target.c_str(), nullptr) &&
        (GetLastError() == ERROR_ALREADY_EXISTS ||
         !CopyFileW(target.c_str(), second.c_str(), TRUE))) {
        windows::setErrno();
        return failure("cannot keep the original as " +
                       printable(original.substr(original.rfind('/') + 1)));
    }
    auto error = moveIntoPlace();
    if (error) {
        setReadOnly(second, false);
        DeleteFileW(second.c_str());
    }
    if (readOnly) // one file had both names
        setReadOnly(error ? target : second, true);
    return error;
}

} // namespace charsleuth
