#include "app/sidecar/small_file.h"

#include "app/files/file_status.h"
#include "app/files/open_file.h"

#include <algorithm>

namespace charsleuth {

std::optional<std::string> readSmallFile(const std::string& path) {
    constexpr std::uint64_t most = std::uint64_t{1} << 20; // bytes
    const auto status = statusOf(path);
    if (!status || !status->isRegular()) // opening a FIFO would wait
        return std::nullopt;
    const FileDescriptor file = openForReading(path);
    const std::uint64_t size = status->size > 0 ? std::min(status->size, most) : most; // 0 in /proc
    std::string text(static_cast<std::size_t>(size), '\0');
    const auto count = readFully(file.get(), {reinterpret_cast<Byte*>(text.data()), text.size()});
    if (!count)
        return std::nullopt;
    text.resize(*count);
    return text;
}

} // namespace charsleuth
