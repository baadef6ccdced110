#include "app/sidecar/small_file.h"

#include "app/files/file_descriptor.h"

#include <algorithm>
#include <fcntl.h>
#include <sys/stat.h>

namespace charsleuth {

std::optional<std::string> readSmallFile(const std::string& path) {
    constexpr off_t most = off_t{1} << 20; // bytes
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) // opening a FIFO would wait
        return std::nullopt;
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    const off_t size = status.st_size > 0 ? std::min(status.st_size, most) : most; // 0 in /proc
    std::string text(static_cast<std::size_t>(size), '\0');
    const auto count = readFully(file.get(), {reinterpret_cast<Byte*>(text.data()), text.size()});
    if (!count)
        return std::nullopt;
    text.resize(*count);
    return text;
}

} // namespace charsleuth
