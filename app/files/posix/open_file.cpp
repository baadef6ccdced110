#include "app/files/open_file.h"

#include <fcntl.h>

namespace charsleuth {

FileDescriptor openForReading(const std::string& path) {
    return FileDescriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
}

FileDescriptor openEntryForReading(const std::string& path) {
    return FileDescriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
}

std::string openFilePath(int descriptor, [[maybe_unused]] const std::string& path) {
#ifdef __linux__
    return "/proc/self/fd/" + std::to_string(descriptor);
#else
    return path;
#endif
}

FileDescriptor openForWriting(const std::string& path) {
    return FileDescriptor(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
}

} // namespace charsleuth
