#include "app/files/git_repository.h"

#include "app/files/file_status.h"
#include "app/files/paths.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

/// Where a path leads that is written in a file of `folder`, which ends with a slash; nothing if it
/// leads to another machine.
std::optional<std::string> placeFrom(const std::string& folder, std::string_view path) {
    if (asksOtherMachine(path, folder))
        return std::nullopt;
    return isAbsolute(path) ? std::string(path) : folder + std::string(path);
}

/// The folder above; empty for "/".
std::string above(const std::string& folder) {
    return folder == "/" ? std::string()
                         : folder.substr(0, folder.rfind('/', folder.size() - 2) + 1);
}

} // namespace

std::string workTreeAround(const std::string& folder, const std::string& top) {
    for (std::string at = folder; !at.empty() && at.starts_with(top); at = above(at))
        if (statusOf(at + ".git"))
            return at;
    return {};
}

GitRepository repositoryOf(const std::string& workTree, const Reach& reach) {
    std::string folder = workTree + ".git";
    const auto text = readSmallFile(folder, reach);
    scan::Text line = text ? scan::Text(*text) : scan::Text();
    if (scan::takeExactly(line, "gitdir:"))
        folder = placeFrom(workTree, scan::trim(line)).value_or(folder);
    return repositoryAt(folder, reach);
}

GitRepository repositoryAt(const std::string& folder, const Reach& reach) {
    const auto common = readSmallFile(folder + "/commondir", reach);
    const auto place = common ? placeFrom(folder + '/', scan::trim(*common)) : std::nullopt;
    return {folder, place.value_or(folder)};
}

} // namespace charsleuth
