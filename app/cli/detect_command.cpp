#include "app/answer/answer_json.h"
#include "app/cli/answer_table.h"
#include "app/cli/attributes_format.h"
#include "app/cli/commands.h"
#include "app/cli/detect_arguments.h"
#include "app/cli/inputs.h"
#include "app/cli/open_input.h"
#include "app/detect/ordered_work.h"
#include "app/cli/progress_line.h"
#include "app/cli/terminal.h"
#include "app/files/file_status.h"
#include "app/files/printable.h"

#include <algorithm>
#include <cstdlib>
#include <span>
#include <string_view>
#include <thread>

namespace charsleuth::cli {

namespace {

constexpr OptionSpec optionTable[] = {
    {"--json", "", "one JSON object a file, one a line"},
    {"--format", "FORMAT", "table (default), json, gitattributes or editorconfig"},
    {"--top", "N", "candidates shown (default 5); 0 for all, the ruled-out ones too"},
    {"--segments", "", "parts in different encodings, each with its range and lines"},
    {"--explain", "", "all reasons, and the opinions of uchardet and ICU"},
    {"--hint", "KIND=VALUE",
     "what is known about the file: content-type, declared, language, locale, url, tld, filename, "
     "disposition, from, newsgroup, platform, era, parent (locale= alone: the environment's)"},
    {"--only", "ENC,...", "no other encodings are candidates"},
    {"--exclude", "ENC,...", "these encodings are no candidates"},
    {"--max-bytes", "N", "examine the first N bytes (pipes, devices, unpacked: 1 GiB)"},
    {"--raw", "", "gzip and zstd: the packed bytes, not what is inside"},
    {"--files-from", "FILE", "paths are read from FILE, one a line; - for standard input"},
    {"-0", "", "paths in that file end with NUL"},
    {"-r", "", "walk the folders among the files"},
    {"--jobs", "N", "threads, for files or for parts of a big one (default: one a core)"},
    {"--no-sidecar", "", "read nothing beside the file"},
    {"--hint-siblings", "", "the folder's other files count as a hint"},
};

enum class Format { Table, Json, GitAttributes, EditorConfig };

struct Request {
    Format format = Format::Table;
    bool full = false; ///< a table shows all about a file: there is only one, or it was asked for
    TableStyle style;
    AnswerOptions answer;
    InputRequest inputs;
    std::size_t jobs = 1; ///< inputs examined at a time
};

/// What became of one input.
struct Report {
    std::string text;
    std::string message; ///< for standard error
};

Format readFormat(const Arguments& arguments) {
    Format format = Format::Table;
    readWord(arguments, "--format", format,
             {{"table", Format::Table},
              {"json", Format::Json},
              {"gitattributes", Format::GitAttributes},
              {"editorconfig", Format::EditorConfig}});
    if (!arguments.has("--json"))
        return format;
    if (const auto word = arguments.last("--format"); word && format != Format::Json)
        throw UsageError("--json contradicts --format " + printable(*word));
    return Format::Json;
}

bool isFolder(const std::string& path) {
    const auto status = path != "-" ? statusOf(path) : std::nullopt;
    return status && status->isFolder();
}

bool wantsColours() {
    // NOLINTBEGIN(concurrency-mt-unsafe): nobody sets them
    const char* terminal = std::getenv("TERM");
    const bool plain = std::getenv("NO_COLOR") != nullptr;
    // NOLINTEND(concurrency-mt-unsafe)
    return Output::isTerminal() && !plain && terminal != nullptr &&
           std::string_view(terminal) != "dumb";
}

/// Each of few inputs gets several threads.
void shareOut(std::uint64_t threads, Request& request) {
    constexpr std::uint64_t most = 256;
    request.jobs = std::min(threads, most);
    const std::size_t inputs = std::max<std::size_t>(1, request.inputs.operands.size());
    if (request.inputs.list || request.inputs.recursive || inputs >= request.jobs)
        return;
    request.answer.detect.threads = request.jobs / inputs;
    request.jobs = inputs;
}

Request readRequest(const Arguments& arguments) {
    Request request;
    const auto number = [&](std::string_view option, std::uint64_t least, std::uint64_t otherwise) {
        const auto text = arguments.last(option);
        return text ? numberFrom(least, option, *text) : otherwise;
    };
    request.format = readFormat(arguments);
    request.style = {.colours = wantsColours(),
                     .allReasons = arguments.has("--explain"),
                     .columns = terminalColumns()};
    request.answer.top = number("--top", 0, request.answer.top);
    request.answer.askOthers = arguments.has("--explain");
    request.answer.segments = arguments.has("--segments");
    request.answer.oddities = request.format == Format::Json || request.format == Format::Table;
    request.answer.detect = readDetectSettings(arguments);
    request.answer.detect.options.countExcluded = request.answer.top == 0;
    request.answer.open = readOpenOptions(arguments);
    request.answer.open.smallAtOnce = true;
    const bool forGitOrEditors =
        request.format == Format::GitAttributes || request.format == Format::EditorConfig;
    if (forGitOrEditors)
        request.answer.open.compressed = Compressed::AsItIs; // the bytes that they see
    request.inputs = {.operands = arguments.operands,
                      .list = arguments.last("--files-from"),
                      .listSeparator = arguments.has("-0") ? '\0' : '\n',
                      .recursive = arguments.has("-r"),
                      .ignoring = forGitOrEditors};
    shareOut(number("--jobs", 1, std::max(1U, std::thread::hardware_concurrency())), request);
    if (arguments.operands.empty() && !request.inputs.list)
        throw UsageError("detect needs a FILE");
    const auto& operands = arguments.operands;
    if (request.inputs.list == "-" && std::ranges::find(operands, "-") != operands.end())
        throw UsageError("standard input cannot be both the list and a FILE: -");
    if (arguments.has("-0") && !request.inputs.list)
        throw UsageError("-0 says how the paths in --files-from end; there is no --files-from");
    request.full = arguments.has("--explain") || arguments.has("--top") ||
                   request.answer.segments ||
                   (operands.size() == 1 && !request.inputs.list && !isFolder(operands.front()));
    request.answer.showNone =
        request.format != Format::Json && !(request.format == Format::Table && request.full);
    return request;
}

std::string textOf(const FileReport& answer, const Request& request) {
    switch (request.format) {
    case Format::Json:
        return jsonLine(answer);
    case Format::GitAttributes:
        return gitAttributes(answer);
    case Format::EditorConfig:
        return editorConfig(answer);
    case Format::Table:
        break;
    }
    return request.full ? fullTable(answer, request.style) : oneLine(answer, request.style);
}

Report reportOn(const InputFile& input, const Request& request, Kept& kept) {
    kept.beside.walkOver(input.root);
    auto source = openInput(input.path, request.answer.open.beneathOf(input.root));
    if (!source)
        return {.message = messageFor(withWayIntoFolder(source.error()))};
    const auto answer = reportFor(*source, request.answer, kept);
    if (!answer)
        return {.message = messageFor(answer.error())};
    return {.text = textOf(*answer, request)};
}

/// The other inputs are still done where this one is an error or needs more memory than there is.
Report reportOn(const Result<InputFile>& input, const Request& request, Kept& kept) {
    if (!input)
        return {.message = messageFor(input.error())};
    try {
        return reportOn(*input, request, kept);
    } catch (const std::bad_alloc&) {
        return {.message = messageFor({input->path, notEnoughMemory})};
    }
}

int run(const Arguments& arguments, Output& output) {
    Request request = readRequest(arguments);
    ProgressLine progress;
    request.answer.open.onRead = progress.reader();
    Inputs inputs(request.inputs);
    int status = Answered;
    const auto makeWorker = [&] {
        const auto use = request.inputs.recursive ? FolderUse::AllFiles : FolderUse::SomeFiles;
        return [&request, kept = std::make_shared<Kept>(use)](const Result<InputFile>& input) {
            return reportOn(input, request, *kept);
        };
    };
    const auto deliver = [&](std::span<const Report> reports) {
        progress.pause();
        for (const Report& report : reports) {
            output.write(report.text);
            if (report.message.empty())
                continue;
            status = NotReadable;
            output.flush();
            writeMessage(report.message);
        }
        output.flush();
        progress.filesDone(reports.size());
        return output.isOpen();
    };
    OrderedWork<Result<InputFile>, Report> work({
        .next = [&] { return inputs.next(); },
        .makeWorker = makeWorker,
        .deliver = deliver,
    });
    work.run(request.jobs);
    return status;
}

} // namespace

const Command& detectCommand() {
    static constexpr Command command{
        {"detect", "FILE...",
         "Says which encoding a file is in, with ranked candidates and reasons.", optionTable,
         "The number before a reason is its weight in decibans: 10 decibans for an encoding make "
         "it ten times as likely, 20 a hundred times; below zero they speak against it."},
        run};
    return command;
}

} // namespace charsleuth::cli
