#include "app/tree/leftovers.h"

#include "app/files/directory_walk.h"
#include "app/files/open_folder.h"
#include "app/files/path_words.h"
#include "app/files/written_file.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>

namespace charsleuth {

namespace {

/// The process that a temporary file's name speaks of.
std::optional<std::int64_t> processOf(std::string_view path) {
    std::string_view name = nameIn(path);
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

void removeLeftovers(std::span<const std::string> folders, std::span<const std::int64_t> processes,
                     const JournalReach& reach) {
    if (processes.empty())
        return;
    for (const std::string& folder : folders) {
        const auto [place, top] = openCanonicalFolder(folder);
        if (!top.isOpen() || !reach.covers(place))
            continue;
        const std::string way = top.pathTo("");
        DirectoryWalk walk(way);
        while (const auto path = walk.next()) {
            const auto process = *path ? processOf(**path) : std::nullopt;
            if (!process || std::ranges::find(processes, *process) == processes.end())
                continue;
            const std::string name(nameIn(**path));
            const OpenFolder within =
                openFolderBeneath(way, (*path)->substr(0, (*path)->size() - name.size()));
            if (within.isOpen())
                within.removeFile(name);
        }
    }
}

} // namespace charsleuth
