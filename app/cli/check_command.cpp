#include "app/cli/check_changes.h"
#include "app/cli/check_finding.h"
#include "app/cli/check_rules.h"
#include "app/cli/commands.h"
#include "app/cli/detect_arguments.h"
#include "app/cli/git_files.h"
#include "app/cli/inputs.h"
#include "app/cli/option_values.h"
#include "app/detect/ordered_work.h"
#include "app/files/printable.h"

#include <algorithm>
#include <functional>
#include <memory>

namespace charsleuth::cli {

namespace {

constexpr OptionSpec optionTable[] = {
    {"--against", "REV",
     "tell whose encoding changed since that revision of git, and what was lost"},
    {"--cached", "", "look at what is staged for the next commit, not at the files"},
    {"--staged", "",
     "look at what is staged, and tell as well what the commit would lose of HEAD's text"},
    {"--format", "FORMAT", "text (default), json, sarif or github"},
    {"--jobs", "N", "threads (default: one a core)"},
};

struct Request {
    FindingFormat format = FindingFormat::Text;
    std::optional<std::string> against;
    bool cached = false; ///< the staged files are checked, not those of the working tree
    bool staged = false; ///< the staged files are also compared with HEAD
    std::vector<std::string> paths;
    std::size_t jobs = 1;
};

/// One file to look at; with its state in Git where that is needed.
struct Item {
    ChangedFile file;
    std::optional<Error> trouble; ///< in place of a file
    std::string root;             ///< see InputFile
};

struct Report {
    std::vector<Finding> findings;
    std::string message; ///< for standard error
    bool isNote = false; ///< the message tells of no trouble
};

Request readRequest(const Arguments& arguments) {
    Request request{.against = arguments.last("--against"),
                    .cached = arguments.has("--cached") || arguments.has("--staged"),
                    .staged = arguments.has("--staged"),
                    .paths = arguments.operands};
    readWord(arguments, "--format", request.format,
             {{"text", FindingFormat::Text},
              {"json", FindingFormat::Json},
              {"sarif", FindingFormat::Sarif},
              {"github", FindingFormat::GitHub}});
    if (request.against && request.against->empty())
        throw UsageError("--against needs a revision");
    for (const std::string_view option : {"--against", "--cached"})
        if (request.staged && arguments.has(option))
            throw UsageError("--staged contradicts " + std::string(option));
    request.jobs = readJobs(arguments);
    return request;
}

/// Gives the items one after the other.
using Items = std::function<std::optional<Item>()>;

Items listed(std::vector<Item> items) {
    return [items = std::move(items), at = std::size_t{0}]() mutable -> std::optional<Item> {
        if (at == items.size())
            return std::nullopt;
        return std::move(items[at++]);
    };
}

Items walked(std::vector<std::string> paths) {
    auto inputs = std::make_shared<Inputs>(InputRequest{
        .operands = std::move(paths), .list = std::nullopt, .recursive = true, .ignoring = true});
    return [inputs]() -> std::optional<Item> {
        const auto file = inputs->next();
        if (!file)
            return std::nullopt;
        if (!*file)
            return Item{{}, file->error()};
        return Item{{.path = (*file)->path}, std::nullopt, (*file)->root};
    };
}

/// The folder that a path of Git's leads down from: "../../" of "../../a/b", "./" of "a/b".
std::string topOf(std::string_view path) {
    std::size_t end = 0;
    while (path.substr(end).starts_with("../"))
        end += 3;
    return end > 0 ? std::string(path.substr(0, end)) : "./";
}

/// The files that the request means. Fails where git is needed and fails.
Result<Items> itemsOf(const Request& request, const std::optional<GitFiles>& git,
                      const Error& whyNoGit) {
    std::vector<Item> items;
    if (request.against || request.cached) {
        if (!git)
            return whyNoGit;
        auto changed = request.against
                           ? git->changedSince(*request.against, request.cached, request.paths)
                           : git->staged(request.paths);
        if (!changed)
            return changed.error();
        for (ChangedFile& file : *changed) {
            const std::string top = topOf(file.path);
            items.push_back({std::move(file), std::nullopt, top});
        }
        return listed(std::move(items));
    }
    if (!request.paths.empty())
        return walked(request.paths);
    if (!git)
        return walked({"."});
    auto tracked = git->tracked();
    if (!tracked)
        return tracked.error();
    for (const std::string& path : *tracked)
        items.push_back({{.path = path}, std::nullopt, topOf(path)});
    return listed(std::move(items));
}

/// Looks at one file after the other. For one thread.
class FileChecker {
public:
    FileChecker(const Request& request, std::shared_ptr<const GitProgram> git)
        : m_request(request), m_git(std::move(git)),
          m_beside(request.paths.empty() ? FolderUse::AllFiles : FolderUse::SomeFiles) {}

    Report check(const Item& item) {
        try {
            m_beside.walkOver(item.root);
            if (const auto filter = filterOf(item))
                return {.message = messageFor({item.file.path, whyNotCompared(*filter)}),
                        .isNote = true};
            auto findings =
                item.trouble ? Result<std::vector<Finding>>(*item.trouble) : findingsOf(item);
            if (!findings)
                return {{}, messageFor(findings.error())};
            return {*std::move(findings), {}};
        } catch (const std::bad_alloc&) {
            return {{}, messageFor({item.file.path, notEnoughMemory})};
        }
    }

private:
    /// Where what Git has is needed as the file would be.
    std::optional<std::string> filterOf(const Item& item) {
        const bool fromGit = m_request.cached || m_request.against;
        return fromGit && !item.trouble ? m_beside.filterOf(item.file.path) : std::nullopt;
    }

    Result<std::vector<Finding>> findingsOf(const Item& item) {
        const ChangedFile& file = item.file;
        const std::string path =
            file.path.starts_with(item.root) ? file.path : item.root + file.path;
        auto now = m_request.cached
                       ? inGit(file.blobNow, file.inTree, file.path)
                       : FileSource::open(path, {.smallAtOnce = true, .beneath = item.root});
        if (!now)
            return Error{file.path, now.error().cause};
        const auto found = detected(*now);
        if (!found)
            return found.error();
        if (m_request.against)
            return findingsSince(*m_request.against, file, {*now, *found});
        auto findings = findingsIn(*now, file.path, *found, m_beside);
        if (!findings || !m_request.staged || file.isNew())
            return findings;
        auto changes = findingsSince("HEAD", file, {*now, *found});
        if (!changes)
            return changes;
        for (Finding& change : *changes) // a changed encoding is right where no rule says otherwise
            if (change.rule != "encoding-changed" &&
                std::ranges::find(*findings, change.rule, &Finding::rule) == findings->end())
                findings->push_back(std::move(change));
        return findings;
    }

    Result<std::vector<Finding>> findingsSince(const std::string& revision, const ChangedFile& file,
                                               const FileState& now) {
        auto before = inGit(file.blobBefore, file.before, file.path);
        if (!before)
            return before.error();
        const auto was = detected(*before);
        if (!was)
            return was.error();
        return findingsBetween({*before, *was}, now, file.path, restoreCommand(revision, file));
    }

    Result<FileSource> inGit(const std::string& blob, const std::string& inTree,
                             const std::string& path) {
        const auto content = m_git.read(blob, inTree);
        if (!content)
            return Error{path, content.error().path + ": " + content.error().cause};
        return FileSource::ofBytes(path, *content);
    }

    Result<Detection> detected(FileSource& source) {
        DetectSettings settings;
        wantForRules(settings.options);
        settings.surroundings.reader = &m_beside;
        return detectIn(source, settings);
    }

    const Request& m_request;
    GitContents m_git;
    BesideReader m_beside;
};

int run(const Arguments& arguments, Output& output) {
    const Request request = readRequest(arguments);
    Error whyNoGit;
    const bool wantsGit = request.against || request.cached || request.paths.empty();
    const auto git = wantsGit ? GitFiles::here(whyNoGit) : std::nullopt;
    auto items = itemsOf(request, git, whyNoGit);
    if (!items) {
        writeMessage(messageFor(items.error()));
        return NotReadable;
    }
    int status = Answered;
    std::vector<Finding> forSarif;
    OrderedWork<Item, Report> work({
        .next = [&] { return (*items)(); },
        .makeWorker =
            [&] {
                return [checker =
                            std::make_shared<FileChecker>(request, git ? git->program() : nullptr)](
                           const Item& item) { return checker->check(item); };
            },
        .deliver =
            [&](std::span<const Report> reports) {
                for (const Report& report : reports) {
                    for (const Finding& finding : report.findings)
                        if (request.format == FindingFormat::Sarif)
                            forSarif.push_back(finding);
                        else
                            output.write(findingLine(finding, request.format));
                    if (!report.findings.empty())
                        status = std::max<int>(status, NoText);
                    if (report.message.empty())
                        continue;
                    if (!report.isNote)
                        status = NotReadable;
                    output.flush();
                    writeMessage(report.message);
                }
                return output.isOpen();
            },
    });
    work.run(request.jobs);
    if (request.format == FindingFormat::Sarif)
        output.write(sarifDocument(forSarif));
    return status;
}

} // namespace

const Command& checkCommand() {
    static constexpr Command command{
        {"check", "[PATH...]",
         "Tells which files are not what they should be; silent where all are.", optionTable,
         "A file should be what .gitattributes or .editorconfig say, else what it declares, else "
         "UTF-8; with no malformed sequences, one encoding, encoded once, with no trace "
         "of lost characters, and with the byte order mark and line ends that .editorconfig says. "
         "Without "
         "a "
         "PATH: the files that git tracks, or the folder. Binary files are left alone. Exit "
         "status: "
         "0 all is well, 1 something is not, 2 wrong usage, 3 a file could not be read."},
        run};
    return command;
}

} // namespace charsleuth::cli
