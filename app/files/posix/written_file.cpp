#include "app/files/written_file.h"

#include "app/files/printable.h"

#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <string_view>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <vector>

namespace charsleuth {

namespace {

/// Where a write to `path` ends up when symbolic links are followed, also when nothing is there.
std::string targetOf(const std::string& path) {
    std::string target = path;
    char buffer[PATH_MAX];
    if (::realpath(path.c_str(), buffer) != nullptr)
        target = buffer;
    return target;
}

std::string folderOf(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    return slash == path.npos ? "." : slash == 0 ? "/" : path.substr(0, slash);
}

/// The name beside `target` of a file that is not yet committed.
std::string temporaryName(const std::string& target, const std::string& ending) {
    return folderOf(target) + '/' + std::string(WrittenFile::temporaryPrefix) +
           std::to_string(::getpid()) + '-' + ending;
}

/// Copies one extended attribute; what the file system does not take is left out.
bool copyAttribute(int from, int to, const char* name) {
    const ssize_t size = ::fgetxattr(from, name, nullptr, 0);
    if (size < 0)
        return false;
    std::vector<char> value(static_cast<std::size_t>(size));
    const ssize_t got = ::fgetxattr(from, name, value.data(), value.size());
    return got >= 0 && ::fsetxattr(to, name, value.data(), static_cast<std::size_t>(got), 0) == 0;
}

/// True unless the access list could not be copied. Other attributes are copied as far as allowed.
bool copyAttributes(int from, int to) {
    const ssize_t size = ::flistxattr(from, nullptr, 0);
    if (size <= 0)
        return true; // none, or the file system knows none
    std::vector<char> names(static_cast<std::size_t>(size));
    const ssize_t got = ::flistxattr(from, names.data(), names.size());
    bool copied = true;
    for (ssize_t at = 0; at < got;) {
        const char* name = names.data() + at;
        if (!copyAttribute(from, to, name))
            copied = copied && std::string_view(name) != "system.posix_acl_access";
        at += static_cast<ssize_t>(std::string_view(name).size()) + 1;
    }
    return copied;
}

} // namespace

Error WrittenFile::failure(const std::string& what) const {
    return {m_path, what + ": " + causeOf(errno)};
}

Result<WrittenFile> WrittenFile::beside(const std::string& path) {
    return at(path, targetOf(path));
}

Result<WrittenFile> WrittenFile::at(const std::string& path, std::string target) {
    struct stat status {};
    const bool exists = ::stat(target.c_str(), &status) == 0;
    if (exists && !S_ISREG(status.st_mode))
        return Error{path, "is not a regular file"};
    if (!exists && ::lstat(target.c_str(), &status) == 0 && S_ISLNK(status.st_mode))
        return Error{path, "is a symbolic link to a file that is not there"};
    std::string temporary;
    FileDescriptor file(::open(folderOf(target).c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600));
    if (!file.isOpen() && (errno == EOPNOTSUPP || errno == EISDIR)) {
        temporary = temporaryName(target, "XXXXXX"); // nobody can guess it and be there first
        file = FileDescriptor(::mkostemp(temporary.data(), O_CLOEXEC));
    }
    if (!file.isOpen())
        return Error{path, causeOf(errno)};
    return WrittenFile(path, std::move(target), std::move(temporary), std::move(file));
}

WrittenFile::WrittenFile(WrittenFile&& other) noexcept
    : m_path(std::move(other.m_path)), m_target(std::move(other.m_target)),
      m_temporary(std::exchange(other.m_temporary, {})), m_file(std::move(other.m_file)) {}

WrittenFile::~WrittenFile() {
    if (!m_temporary.empty())
        ::unlink(m_temporary.c_str());
}

std::optional<Error> WrittenFile::write(Bytes bytes) {
    if (writeFully(m_file.get(), bytes))
        return std::nullopt;
    return Error{m_path, causeOf(errno)};
}

std::optional<Error> WrittenFile::takeAttributesOf(const std::string& path, Owner owner) {
    const FileDescriptor old(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    struct stat before {};
    struct stat now {};
    if (!old.isOpen() || ::fstat(old.get(), &before) != 0 || ::fstat(m_file.get(), &now) != 0)
        return failure("cannot read its mode");
    const bool sameOwner = before.st_uid == now.st_uid && before.st_gid == now.st_gid;
    if (owner == Owner::Kept && !sameOwner &&
        ::fchown(m_file.get(), before.st_uid, before.st_gid) != 0)
        return failure("cannot keep its owner");
    if (!copyAttributes(old.get(), m_file.get()))
        return failure("cannot keep its access list");
    const mode_t kept = owner == Owner::Kept || sameOwner ? 07777 : 0777; // no set-user-ID of mine
    if (::fchmod(m_file.get(), before.st_mode & kept) != 0)
        return failure("cannot keep its mode");
    return std::nullopt;
}

std::optional<Error> WrittenFile::setTime(const FileStatus& original) {
    const timespec changed{static_cast<time_t>(original.seconds),
                           static_cast<long>(original.nanoseconds)};
    const timespec times[] = {{0, UTIME_OMIT}, changed};
    if (::futimens(m_file.get(), times) != 0)
        return failure("cannot keep its time");
    return std::nullopt;
}

void WrittenFile::setPermissions(unsigned permissions) {
    const mode_t mask = ::umask(0);
    ::umask(mask);
    ::fchmod(m_file.get(), permissions & 0777 & ~mask);
}

void WrittenFile::setCharset(const std::string& name) {
    ::fsetxattr(m_file.get(), "user.charset", name.data(), name.size(), 0);
}

bool WrittenFile::giveName() {
    if (!m_temporary.empty())
        return true;
    const std::string self = "/proc/self/fd/" + std::to_string(m_file.get());
    for (int number = 0;; ++number) {
        const std::string name = temporaryName(m_target, std::to_string(number));
        if (::linkat(AT_FDCWD, self.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0) {
            m_temporary = name;
            return true;
        }
        if (errno != EEXIST)
            return false;
    }
}

bool WrittenFile::isReady() {
    return ::fsync(m_file.get()) == 0 && giveName();
}

std::optional<Error> WrittenFile::commit() {
    if (!isReady())
        return Error{m_path, causeOf(errno)};
    return moveIntoPlace();
}

std::optional<Error> WrittenFile::moveIntoPlace() {
    if (::rename(m_temporary.c_str(), m_target.c_str()) != 0)
        return Error{m_path, causeOf(errno)};
    m_temporary.clear();
    const FileDescriptor folder(
        ::open(folderOf(m_target).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.isOpen())
        ::fsync(folder.get()); // so that the new name outlives a power failure
    return std::nullopt;
}

std::optional<Error> WrittenFile::commitKeeping(const std::string& original) {
    if (!isReady()) // slow, and so before the original gets its second name
        return Error{m_path, causeOf(errno)};
    if (::link(m_target.c_str(), original.c_str()) != 0)
        return failure("cannot keep the original as " +
                       printable(original.substr(original.rfind('/') + 1)));
    auto error = moveIntoPlace();
    if (error)
        ::unlink(original.c_str());
    return error;
}

} // namespace charsleuth
