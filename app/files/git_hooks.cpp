#include "app/files/git_hooks.h"

#include "app/files/git_config.h"
#include "app/files/git_repository.h"
#include "app/files/path_words.h"
#include "app/files/paths.h"
#include "app/files/small_file.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <utility>

namespace charsleuth {

namespace {

/// The most files of the repository, of its work tree's own configuration, and of the user's and
/// the system's together; those that are included behind them are not read.
constexpr std::size_t mostConfigs = 100;

std::string variable(const char* name) {
    const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): nobody sets it
    return value != nullptr ? value : "";
}

/// A path in a configuration: relative to `folder`, which ends with a slash, or to the user's.
std::string placeOf(const std::string& value, const std::string& folder) {
    if (value.starts_with("~/"))
        return variable("HOME") + value.substr(1);
    return isAbsolute(value) ? value : folder + value;
}

/// The folder of which a configuration in a repository's folder may include files: the work tree,
/// if the repository lies in one.
Reach reachOf(const std::string& repository) {
    const std::string folder = canonicalPath(repository).value_or(repository);
    return withSlash(nameIn(folder) == ".git" ? folder.substr(0, folder.rfind('/')) : folder);
}

/// The values of core.hooksPath, as they are written in the files and those that they include, as
/// far as these are within reach.
std::vector<std::string> hooksPathsIn(std::vector<std::string> files, const Reach& reach = {}) {
    std::vector<std::string> found;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const std::string file = canonicalPath(files[i]).value_or(files[i]);
        const std::string folder = file.substr(0, file.rfind('/') + 1);
        const auto text = readSmallFile(file, reach);
        GitConfigScan scan(text ? std::string_view(*text) : std::string_view());
        while (const auto setting = scan.next()) {
            if (setting->section == "core" && setting->name == "hookspath")
                found.push_back(setting->value);
            if (!setting->section.starts_with("include") || setting->name != "path" ||
                (!reach.outside && asksOtherMachine(setting->value, folder)))
                continue;
            std::string more = placeOf(setting->value, folder);
            if (files.size() < mostConfigs && std::ranges::find(files, more) == files.end())
                files.push_back(std::move(more));
        }
    }
    return found;
}

} // namespace

std::vector<std::string> hookFoldersOf(const std::string& workTree) {
    const GitRepository repository = repositoryOf(workTree);
    const std::string home = variable("HOME"), own = variable("XDG_CONFIG_HOME");
    std::vector<std::string> folders;
    const auto take = [&](const std::vector<std::string>& paths) {
        for (const std::string& path : paths)
            if (!asksOtherMachine(path, workTree)) // where no file of the work tree lies
                folders.push_back(withSlash(absolutePath(placeOf(path, workTree))));
    };
    take(hooksPathsIn({repository.common + "/config"}, reachOf(repository.common)));
    take(hooksPathsIn({repository.folder + "/config.worktree"}, reachOf(repository.folder)));
    take(hooksPathsIn({home + "/.gitconfig",
                       (own.empty() ? home + "/.config" : own) + "/git/config", "/etc/gitconfig"}));
    return folders;
}

} // namespace charsleuth
