#include "app/files/small_file.h"

#include "app/files/file_status.h"
#include "app/files/open_file.h"
#include "app/files/open_folder.h"

#include <algorithm>

namespace charsleuth {

std::optional<std::string> readSmallFile(const std::string& path, const Reach& reach) {
    constexpr std::uint64_t most = longestSmallFile + 1; // one more tells that there are more
    const bool isBelow = !reach.top.empty() && path.starts_with(reach.top);
    const FileDescriptor file =
        isBelow || !reach.outside ? openBeneath(reach.top, path) : openEntryForReading(path);
    const auto status = file.isOpen() ? statusOf(file.get()) : std::nullopt;
    if (!status || !status->isRegular())
        return std::nullopt;
    const std::uint64_t size = status->size > 0 ? std::min(status->size, most) : most; // 0 in /proc
    std::string text(static_cast<std::size_t>(size), '\0');
    const auto count = readFully(file.get(), {reinterpret_cast<Byte*>(text.data()), text.size()});
    if (!count)
        return std::nullopt;
    text.resize(*count);
    if (text.size() > longestSmallFile) {
        text.resize(longestSmallFile);
        text.resize(text.rfind('\n') + 1);
    }
    return text;
}

} // namespace charsleuth
