#include "app/files/locked_file.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace charsleuth {

namespace {

FileDescriptor locked(const std::string& path, Missing missing, int more, unsigned permissions) {
    const int make = missing == Missing::Make ? O_CREAT : 0;
    FileDescriptor file(::open(
        path.c_str(), O_RDWR | make | more | O_APPEND | O_CLOEXEC | O_NONBLOCK, permissions));
    if (file.isOpen() && ::flock(file.get(), LOCK_EX | LOCK_NB) != 0) {
        const int trouble = errno;
        file = {};
        errno = trouble;
    }
    return file;
}

} // namespace

FileDescriptor openLocked(const std::string& path, Missing missing) {
    return locked(path, missing, 0, 0666);
}

FileDescriptor openEntryLocked(const std::string& path, Missing missing) {
    return locked(path, missing, O_NOFOLLOW, 0600);
}

bool setSize(int descriptor, std::uint64_t size) {
    return ::ftruncate(descriptor, static_cast<off_t>(size)) == 0;
}

} // namespace charsleuth
