#include "app/cli/check_changes.h"
#include "app/cli/commands.h"
#include "app/cli/git_files.h"
#include "app/cli/inputs.h"
#include "app/files/file_descriptor.h"
#include "app/files/paths.h"
#include "app/files/printable.h"
#include "app/files/standard_streams.h"
#include "app/mcp/message_lines.h"
#include "app/mcp/server.h"
#include "app/mcp/tools.h"

#include <cerrno>
#include <map>

namespace charsleuth::cli {

namespace {

constexpr OptionSpec optionTable[] = {
    {"--root", "DIR", "a folder that may be touched, repeatable (default: the current one)"},
    {"--read-only", "", "offer no tool that writes"},
};

using Lines = std::vector<std::string>;

/// `check` for the server: relative to the first root, which is the current folder. Nothing outside
/// the roots is opened, and no link below them followed.
class FileCheck {
public:
    explicit FileCheck(const mcp::Roots& roots) : m_roots(roots), m_root(roots.paths().front()) {}

    Result<Lines> run(const Lines& paths, const std::optional<std::string>& against) {
        return against ? changed(paths, *against) : present(paths);
    }

private:
    Result<Lines> present(const Lines& paths) {
        Lines lines;
        for (const std::string& path : paths.empty() ? Lines{m_root} : paths) {
            Inputs inputs({.operands = {path},
                           .list = std::nullopt,
                           .recursive = true,
                           .ignoring = true,
                           .within = m_roots.rootOf(path)});
            while (const auto file = inputs.next())
                add(lines, *file ? findingsNow((*file)->path) : file->error());
        }
        return lines;
    }

    Result<std::vector<Finding>> findingsNow(const std::string& path) {
        auto source = opened(path);
        const auto found = source ? detected(*source) : source.error();
        return found ? findingsIn(*source, shortPath(path), *found, besideOf(path)) : found.error();
    }

    /// `path`: absolute.
    Result<FileSource> opened(const std::string& path) const {
        const std::string root = m_roots.rootOf(path);
        if (root.empty())
            return Error{path, "is outside the folders that this server may touch"};
        return FileSource::open(path, {.smallAtOnce = true, .beneath = root});
    }

    BesideReader& besideOf(const std::string& path) {
        const std::string root = m_roots.rootOf(path);
        return m_besides.try_emplace(root, root).first->second;
    }

    Result<Lines> changed(const Lines& paths, const std::string& against) {
        Error whyNot;
        const auto git = GitFiles::here(whyNot, m_roots.paths());
        if (!git)
            return whyNot;
        const auto files = git->changedSince(against, false, paths.empty() ? Lines{"."} : paths);
        if (!files)
            return files.error();
        Lines lines;
        GitContents contents(git->program());
        for (const ChangedFile& file : *files)
            if (const auto filter = besideOf(fullPath(file.path)).filterOf(file.path))
                lines.push_back(troubleLine({file.path, whyNotCompared(*filter)}));
            else
                add(lines, findingsOf(contents, file, against));
        return lines;
    }

    Result<std::vector<Finding>> findingsOf(GitContents& git, const ChangedFile& file,
                                            const std::string& against) {
        auto now = opened(fullPath(file.path));
        const auto content = git.read(file.blobBefore, file.before);
        if (!now || !content)
            return now ? content.error() : now.error();
        auto before = FileSource::ofBytes(now->path(), *content);
        if (!before)
            return before.error();
        const auto was = detected(*before);
        const auto is = detected(*now);
        if (!was || !is)
            return was ? is.error() : was.error();
        return findingsBetween({*before, *was}, {*now, *is}, file.path,
                               restoreCommand(against, file));
    }

    Result<Detection> detected(FileSource& source) {
        DetectSettings settings;
        wantForRules(settings.options);
        settings.surroundings.reader = &besideOf(source.path());
        return detectIn(source, settings);
    }

    std::string shortPath(const std::string& path) const {
        const std::string begin = m_root + '/';
        return path.starts_with(begin) ? path.substr(begin.size()) : path;
    }

    static std::string troubleLine(const Error& error) {
        return printable(error.path) + ": " + error.cause;
    }

    static void add(Lines& lines, const Result<std::vector<Finding>>& findings) {
        if (!findings) {
            lines.push_back(troubleLine(findings.error()));
            return;
        }
        for (const Finding& finding : *findings) {
            std::string line = findingLine(finding, FindingFormat::Text);
            line.pop_back(); // the line end
            lines.push_back(std::move(line));
        }
    }

    const mcp::Roots& m_roots;
    std::string m_root;
    std::map<std::string, BesideReader> m_besides; ///< by root
};

int serve(const mcp::ToolContext& context) {
    mcp::Server server(mcp::toolsFor(context), CHARSLEUTH_VERSION, mcp::instructionsFor(context));
    mcp::MessageLines lines(standardInput);
    while (const auto line = lines.next()) {
        if (line->text.empty() && !line->tooLong)
            continue;
        std::string answer =
            line->tooLong ? mcp::Server::answerToTooLong() : server.answer(line->text);
        if (answer.empty())
            continue;
        answer += '\n';
        if (!writeFully(standardOutput, bytesOf(answer)))
            break; // nobody listens any more
    }
    return Answered;
}

int run(const Arguments& arguments, Output&) {
    if (!arguments.operands.empty())
        throw UsageError("mcp takes no FILE: " + printable(arguments.operands.front()));
    auto folders = arguments.all("--root");
    if (folders.empty())
        folders.emplace_back(".");
    const auto roots = mcp::Roots::open(folders);
    if (!roots) {
        writeMessage(messageFor(roots.error()));
        return NotReadable;
    }
    if (!setCurrentFolder(roots->paths().front())) { // for git
        writeMessage(messageFor({roots->paths().front(), causeOf(errno)}));
        return NotReadable;
    }
    FileCheck check(*roots);
    return serve({.roots = *roots,
                  .readOnly = arguments.has("--read-only"),
                  .check = [&](const auto& paths, const auto& against) {
                      return check.run(paths, against);
                  }});
}

} // namespace

const Command& mcpCommand() {
    static constexpr Command command{
        {"mcp", "", "Serves programs that edit files by the Model Context Protocol.", optionTable,
         "A model's program starts it and asks it, on standard input and output, to read and edit "
         "text files in whatever encoding they are in; plugin/mcp/README.md says how to set that "
         "up. Files outside the folders are not touched, there is no network. Files of up to 8 "
         "MiB, messages of up to 16 MiB."},
        run};
    return command;
}

} // namespace charsleuth::cli
