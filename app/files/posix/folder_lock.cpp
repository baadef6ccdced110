#include "app/files/folder_lock.h"

#include "app/files/file_descriptor.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <thread>

namespace charsleuth {

Result<FolderLock> FolderLock::take(const std::string& folder, std::chrono::milliseconds patience) {
    constexpr auto pause = std::chrono::milliseconds(1);
    auto held = std::make_shared<FileDescriptor>(
        ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!held->isOpen())
        return Error{folder, causeOf(errno)};
    const auto end = std::chrono::steady_clock::now() + patience;
    while (::flock(held->get(), LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK && errno != EINTR)
            return Error{folder, "cannot be locked: " + causeOf(errno)};
        if (std::chrono::steady_clock::now() > end)
            return Error{folder, "another program is changing files in its folder; try again"};
        std::this_thread::sleep_for(pause);
    }
    return FolderLock(std::move(held));
}

} // namespace charsleuth
