#include "app/tree/leftovers.h"

#include "app/files/directory_walk.h"
#include "app/files/folder_changes.h"
#include "app/files/written_file.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>

namespace charsleuth {

namespace {

/// The process that a temporary file's name speaks of.
std::optional<std::int64_t> processOf(std::string_view path) {
    std::string_view name = path.substr(path.rfind('/') + 1);
    if (!name.starts_with(WrittenFile::temporaryPrefix))
        return std::nullopt;
    name.remove_prefix(WrittenFile::temporaryPrefix.size());
    std::int64_t process = 0;
    const auto read = std::from_chars(name.data(), name.data() + name.size(), process);
    if (read.ec != std::errc() || read.ptr == name.data() + name.size() || *read.ptr != '-')
        return std::nullopt;
    return process;
}

} // namespace

void removeLeftovers(std::span<const std::string> folders,
                     std::span<const std::int64_t> processes) {
    if (processes.empty())
        return;
    for (const std::string& folder : folders) {
        DirectoryWalk walk(folder);
        while (const auto path = walk.next()) {
            const auto process = *path ? processOf(**path) : std::nullopt;
            if (process && std::ranges::find(processes, *process) != processes.end())
                removeFile(**path);
        }
    }
}

} // namespace charsleuth
