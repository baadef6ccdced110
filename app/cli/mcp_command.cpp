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

namespace charsleuth::cli {

namespace {

constexpr OptionSpec optionTable[] = {
    {"--root", "DIR", "a folder that may be touched, repeatable (default: the current one)"},
    {"--read-only", "", "offer no tool that writes"},
    {"--help", "", "print this (also -h)"},
    {"--version", "", "print the version"},
};

using Lines = std::vector<std::string>;

/// `check` for the server: relative to the first root, which is the current folder.
class FileCheck {
public:
    explicit FileCheck(const std::string& root) : m_root(root) {}

    Result<Lines> run(const Lines& paths, const std::optional<std::string>& against) {
        return against ? changed(paths, *against) : present(paths);
    }

private:
    Result<Lines> present(const Lines& paths) {
        Inputs inputs({.operands = paths.empty() ? Lines{m_root} : paths,
                       .list = std::nullopt,
                       .recursive = true,
                       .ignoring = true});
        Lines lines;
        while (const auto path = inputs.next()) {
            if (!*path) {
                lines.push_back(troubleLine(path->error()));
                continue;
            }
            auto source = FileSource::open(**path, {.smallAtOnce = true});
            const auto found = source ? detected(*source) : source.error();
            const auto findings =
                found ? findingsIn(*source, shortPath(**path), *found, m_beside) : found.error();
            add(lines, findings);
        }
        return lines;
    }

    Result<Lines> changed(const Lines& paths, const std::string& against) {
        Error whyNot;
        const auto git = GitFiles::here(whyNot);
        if (!git)
            return whyNot;
        const auto files = git->changedSince(against, false, paths.empty() ? Lines{"."} : paths);
        if (!files)
            return files.error();
        Lines lines;
        GitContents contents;
        for (const ChangedFile& file : *files)
            add(lines, findingsOf(contents, file, against));
        return lines;
    }

    Result<std::vector<Finding>> findingsOf(GitContents& git, const ChangedFile& file,
                                            const std::string& against) {
        auto now = FileSource::open(file.path, {.smallAtOnce = true});
        const auto content = git.read(file.blobBefore, file.before);
        if (!now || !content)
            return now ? content.error() : now.error();
        auto before = FileSource::ofBytes(file.path, *content);
        if (!before)
            return before.error();
        const auto was = detected(*before);
        const auto is = detected(*now);
        if (!was || !is)
            return was ? is.error() : was.error();
        return findingsBetween({*before, *was}, {*now, *is}, file.path,
                               "git show " + against + ':' + file.before);
    }

    Result<Detection> detected(FileSource& source) {
        DetectSettings settings;
        wantForRules(settings.options);
        settings.surroundings.reader = &m_beside;
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

    std::string m_root;
    BesideReader m_beside;
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

CommandResult run(const Arguments& arguments, Output&) {
    if (!arguments.operands.empty())
        return UsageError{"mcp takes no FILE: " + printable(arguments.operands.front())};
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
    FileCheck check(roots->paths().front());
    return serve({.roots = *roots,
                  .readOnly = arguments.has("--read-only"),
                  .check = [&](const auto& paths, const auto& against) {
                      return check.run(paths, against);
                  }});
}

} // namespace

const Command& mcpCommand() {
    static constexpr Command command{
        {"mcp", "",
         "Serves programs that edit files by the Model Context Protocol, on standard input and "
         "output.",
         optionTable,
         "A model's program starts it and asks it to read and edit text files in whatever "
         "encoding "
         "they are in; plugin/mcp/README.md says how to set that up. Files outside the folders are "
         "not touched, there is no network. Files of up to 8 MiB, messages of up to 16 MiB."},
        run};
    return command;
}

} // namespace charsleuth::cli
