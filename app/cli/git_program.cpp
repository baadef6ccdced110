#include "app/cli/git_program.h"

#include "app/files/file_status.h"
#include "app/files/folder_entries.h"
#include "app/files/git_repository.h"
#include "app/files/open_folder.h"
#include "app/files/paths.h"
#include "app/files/run_program.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <map>
#include <string_view>

namespace charsleuth::cli {

/// What git is to work on; absolute paths.
struct GitProgram::Place {
    std::string top; ///< of the work tree, with a slash at the end
    GitRepository repository;
    std::string index, objects;
    std::string moreObjects; ///< GIT_ALTERNATE_OBJECT_DIRECTORIES

    void takeVariables();
    bool leadsOut() const;
};

namespace {

Error noRepository(std::string why) {
    return {"git", std::move(why)};
}

/// Whether a canonical path lies in one of the folders; anywhere does without folders.
bool liesIn(const std::vector<std::string>& folders, const std::string& path) {
    return folders.empty() || std::ranges::any_of(folders, [&](const std::string& folder) {
               const std::string begin = folder.ends_with('/') ? folder : folder + '/';
               return (path + '/').starts_with(begin);
           });
}

/// The time after which git is ended if it prints nothing: it reads a FIFO that stands in a file's
/// place without end. A commit of the largest repositories is compared in less than a minute.
constexpr int longestSilence = 300'000; // milliseconds

/// Whether there are links, FIFOs or devices in a folder.
bool holdsOthers(const std::string& folder) {
    FolderEntries entries(folder);
    while (const auto entry = entries.next()) {
        const std::string path = folder + '/' + std::string(entry->name);
        const auto status = entry->kind ? std::nullopt : statusOfEntry(path);
        const FileKind kind = entry->kind.value_or(status ? status->kind : FileKind::Link);
        if (kind == FileKind::Folder ? holdsOthers(path) : kind != FileKind::Regular)
            return true;
    }
    return entries.trouble() != 0;
}

std::string variable(const char* name) {
    const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): nobody sets it
    return value != nullptr ? value : "";
}

/// Copies a regular file; what is none, or cannot be read, is left out.
void copyFile(const OpenFolder& from, const OpenFolder& to, const std::string& name,
              const std::string& as) {
    const FileDescriptor source = from.openEntry(name);
    const auto status = source.isOpen() ? statusOf(source.get()) : std::nullopt;
    if (!status || !status->isRegular())
        return;
    const FileDescriptor copy = to.makeFile(as, false);
    std::vector<Byte> bytes(std::min<std::uint64_t>(status->size, 1 << 20));
    for (std::size_t count = bytes.size(); copy.isOpen() && count > 0 && count == bytes.size();) {
        count = readFully(source.get(), bytes).value_or(0);
        if (!writeFully(copy.get(), Bytes(bytes).first(count)))
            return;
    }
}

/// Copies the files below a folder, but no links.
void copyFolder(const OpenFolder& from, const OpenFolder& to, const std::string& name) {
    const OpenFolder source = from.below(name);
    if (!source.isOpen() || !to.makeFolder(name))
        return;
    const OpenFolder copy = to.below(name);
    FolderEntries entries(source);
    while (const auto entry = entries.next()) {
        const std::string one(entry->name);
        const auto status = source.statusOfEntry(one);
        if (status && status->isFolder())
            copyFolder(source, copy, one);
        else if (status)
            copyFile(source, copy, one, one);
    }
}

/// What names revisions: HEAD, ORIG_HEAD and the like, references, and what HEAD was.
void copyReferences(const GitRepository& repository, const OpenFolder& to) {
    const OpenFolder own(repository.folder), common(repository.common);
    FolderEntries entries(own);
    while (const auto entry = entries.next())
        if (entry->name.ends_with("HEAD") || entry->name.starts_with("sharedindex."))
            copyFile(own, to, std::string(entry->name), std::string(entry->name));
    for (const char* name : {"packed-refs", "shallow"})
        copyFile(common, to, name, name);
    for (const char* name : {"refs", "reftable"})
        copyFolder(common, to, name);
    if (to.makeFolder("info"))
        copyFile(common.below("info"), to.below("info"), "attributes", "attributes");
    if (to.makeFolder("logs"))
        copyFile(own.below("logs"), to.below("logs"), "HEAD", "HEAD");
}

/// Settings that name neither programs nor files, but change what git finds.
bool isHarmless(std::string_view key, std::string_view value) {
    constexpr std::array<std::string_view, 12> names = {
        "core.autocrlf",   "core.eol",         "core.ignorecase",         "core.precomposeunicode",
        "core.filemode",   "core.symlinks",    "core.longpaths",          "core.checkstat",
        "core.trustctime", "diff.renamelimit", "extensions.objectformat", "extensions.refstorage"};
    const auto isPlain = [](std::string_view text) {
        return std::ranges::none_of(
            text, [](unsigned char c) { return c < ' ' || c == '"' || c == '\\' || c == 0x7F; });
    };
    const bool followed =
        (key.starts_with("branch.") && (key.ends_with(".merge") || key.ends_with(".remote"))) ||
        (key.starts_with("remote.") && key.ends_with(".fetch"));
    return (followed || std::ranges::find(names, key) != names.end()) && isPlain(key) &&
           isPlain(value);
}

/// "branch.main.merge" as git writes it into a file.
std::string settingLine(const std::string& key, const std::string& value) {
    const std::size_t first = key.find('.'), last = key.rfind('.');
    std::string line = '[' + key.substr(0, first);
    if (last > first)
        line += " \"" + key.substr(first + 1, last - first - 1) + '"';
    return line + "]\n\t" + key.substr(last + 1) + " = \"" + value + "\"\n";
}

/// Of `git config --list -z`: "KEY\nVALUE", each ending with NUL. A key without a value is true.
std::string harmlessSettings(const std::string& listed) {
    std::string lines;
    for (std::size_t at = 0; at < listed.size();) {
        const std::size_t end = std::min(listed.find('\0', at), listed.size());
        const std::string one = listed.substr(at, end - at);
        const std::size_t line = std::min(one.find('\n'), one.size());
        const std::string key = one.substr(0, line);
        const std::string value = line < one.size() ? one.substr(line + 1) : "true";
        if (isHarmless(key, value))
            lines += settingLine(key, value);
        at = end + 1;
    }
    return lines;
}

/// With canonical paths; an error where one leads out.
Result<GitRepository> repositoryIn(GitRepository repository,
                                   const std::vector<std::string>& within) {
    for (std::string* folder : {&repository.folder, &repository.common}) {
        const auto path = canonicalPath(*folder);
        if (!path)
            return noRepository(*folder + ": " + causeOf(errno));
        if (!liesIn(within, *path))
            return noRepository("the repository lies outside the folders that may be touched: " +
                                *path);
        *folder = *path;
    }
    return repository;
}

} // namespace

/// The work tree as git finds it, and where its repository is.
Result<GitProgram::Place> GitProgram::placeHere(const std::vector<std::string>& within) {
    const std::string current = currentFolder();
    const std::string named = within.empty() ? variable("GIT_DIR") : "";
    std::string outermost; // of those that may be touched, with a slash at the end
    for (const std::string& folder : within)
        if (liesIn({folder}, current) && (outermost.empty() || outermost.starts_with(folder)))
            outermost = folder + (folder.ends_with('/') ? "" : "/");
    Place place{.top = workTreeAround(current, outermost)};
    if (!named.empty()) {
        const std::string tree = variable("GIT_WORK_TREE");
        place.top = canonicalPath(tree.empty() ? "." : tree).value_or("") + '/';
    }
    if (place.top.empty() || !current.starts_with(place.top))
        return noRepository(within.empty() ? "not a git repository (or any of the parent "
                                             "directories): .git"
                                           : "no repository lies in the folders that may be "
                                             "touched");
    auto repository = repositoryIn(
        named.empty() ? repositoryOf(place.top, outermost) : repositoryAt(named), within);
    if (!repository)
        return repository.error();
    place.repository = *std::move(repository);
    place.index = place.repository.folder + "/index";
    place.objects = place.repository.common + "/objects";
    return place;
}

/// What hooks are told of the index and the objects.
void GitProgram::Place::takeVariables() {
    if (const std::string named = variable("GIT_INDEX_FILE"); !named.empty())
        index = fullPath(named);
    if (const std::string named = variable("GIT_OBJECT_DIRECTORY"); !named.empty())
        objects = fullPath(named);
    moreObjects = variable("GIT_ALTERNATE_OBJECT_DIRECTORIES");
}

/// Whether git would read index or objects in other places.
bool GitProgram::Place::leadsOut() const {
    const auto indexFile = statusOfEntry(index), folder = statusOfEntry(objects);
    return (indexFile && !indexFile->isRegular()) || !folder || !folder->isFolder() ||
           holdsOthers(objects) || statusOfEntry(objects + "/info/alternates");
}

Result<std::shared_ptr<const GitProgram>> GitProgram::here(const std::vector<std::string>& within) {
    auto place = placeHere(within);
    if (!place)
        return place.error();
    if (within.empty())
        place->takeVariables();
    const auto index = statusOf(place->index);
    if (index && !index->isRegular())
        return noRepository("the index is no file: " + place->index);
    if (!within.empty() && place->leadsOut())
        return noRepository("the repository has links, or objects in other places (alternates), "
                            "which are not followed");
    const std::shared_ptr<GitProgram> git(new GitProgram);
    for (const char c : currentFolder().substr(place->top.size()))
        git->m_up += c == '/' ? "../" : "";
    if (auto error = git->setUp(*place))
        return *error;
    return std::shared_ptr<const GitProgram>(git);
}

std::optional<Error> GitProgram::setUp(const Place& place) {
    const OpenFolder folder(m_folder.path());
    if (m_folder.path().empty() || !folder.isOpen())
        return Error{temporaryFolder(), causeOf(errno)};
    m_settings = {.dropped = "GIT_",
                  .variables = {"GIT_DIR=" + m_folder.path(), "GIT_WORK_TREE=" + place.top,
                                "GIT_INDEX_FILE=" + place.index,
                                "GIT_OBJECT_DIRECTORY=" + place.objects, "GIT_OPTIONAL_LOCKS=0",
                                "GIT_ALLOW_PROTOCOL=", "GIT_NO_LAZY_FETCH=1"},
                  .notBelow = place.top,
                  .longestSilence = longestSilence};
    if (!place.moreObjects.empty())
        m_settings.variables.push_back("GIT_ALTERNATE_OBJECT_DIRECTORIES=" + place.moreObjects);
    copyFile(OpenFolder(place.repository.common), folder, "config", "theirs");
    const auto own =
        run({"config", "--list", "-z", "--no-includes", "--file", m_folder.path() + "/theirs"});
    const auto users = run({"config", "--list", "-z"});
    if (!users)
        return users.error();
    copyReferences(place.repository, folder);
    const std::string theirs = harmlessSettings(*users) + (own ? harmlessSettings(*own) : "");
    const bool extended = theirs.find("[extensions]") != theirs.npos;
    const std::string text = theirs +
                             settingLine("core.repositoryformatversion", extended ? "1" : "0") +
                             settingLine("core.bare", "false");
    const FileDescriptor file = folder.makeFile("config", false);
    if (!file.isOpen() || !writeFully(file.get(), bytesOf(text)))
        return Error{m_folder.path(), causeOf(errno)};
    m_settings.variables.insert(m_settings.variables.end(),
                                {"GIT_CONFIG_NOSYSTEM=1", "GIT_CONFIG_GLOBAL=/dev/null"});
    return std::nullopt;
}

Result<std::string> GitProgram::run(const std::vector<std::string>& words) const {
    std::vector<std::string> all = {"git", "--literal-pathspecs"};
    all.insert(all.end(), words.begin(), words.end());
    auto outcome = runProgram(all, m_settings);
    if (!outcome)
        return outcome.error();
    if (outcome->status == 0)
        return std::move(outcome->out);
    const std::string why = outcome->err.substr(0, outcome->err.find('\n'));
    return Error{"git " + words.front(), why.empty() ? "failed without a word" : why};
}

Result<RunningProgram> GitProgram::start(const std::vector<std::string>& words) const {
    std::vector<std::string> all = {"git"};
    all.insert(all.end(), words.begin(), words.end());
    return RunningProgram::start(all, m_settings);
}

} // namespace charsleuth::cli
