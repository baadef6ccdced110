#include "app/answer/answer_json.h"
#include "app/cli/commands.h"
#include "app/cli/detect_arguments.h"
#include "app/cli/inputs.h"
#include "app/cli/ordered_work.h"
#include "app/cli/progress_line.h"
#include "app/cli/survey_summary.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <memory>

namespace charsleuth::cli {

namespace {

constexpr OptionSpec kOptions[] = {
    {"--json", "", "a JSON object a file as detect --json prints it, then the summary"},
    {"--csv", "", "a row a file: path, encoding, confidence, ... (RFC 4180)"},
    {"--all", "", "list every file, not only those to look at"},
    {"--no-ignore", "", "also what .gitignore leaves out, and .git"},
    {"--hint", "KIND=VALUE", "what is known about all files, see detect"},
    {"--only", "ENC,...", "no other encodings are candidates"},
    {"--exclude", "ENC,...", "these encodings are no candidates"},
    {"--max-bytes", "N", "examine the first N bytes of each file"},
    {"--raw", "", "gzip and zstd: the packed bytes, not what is inside"},
    {"--jobs", "N", "threads (default: one a core)"},
    {"--no-sidecar", "", "read nothing beside the files"},
    {"--help", "", "print this (also -h)"},
    {"--version", "", "print the version"},
};

enum class Form { Text, Json, Csv };

struct Request {
    Form form = Form::Text;
    bool all = false;
    AnswerOptions answer;
    InputRequest inputs;
    std::size_t jobs = 1;
};

/// What became of one file.
struct Report {
    SurveyedFile file;
    std::string text;    ///< what is printed of it at once
    std::string message; ///< for standard error; there is no answer then
};

/// Lines for later, in a file without a name: a million of them take no memory.
class KeptLines {
public:
    KeptLines() : m_file(std::tmpfile()) {}

    void add(const std::string& line) {
        m_whole = m_whole && m_file &&
                  std::fwrite(line.data(), 1, line.size(), m_file.get()) == line.size();
    }

    /// Prints them; false where they could not be kept.
    bool print(Output& output) {
        if (!m_whole || !m_file || std::fflush(m_file.get()) != 0)
            return false;
        std::rewind(m_file.get());
        std::array<char, 1 << 16> buffer;
        while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), m_file.get()))
            output.write({buffer.data(), count});
        return std::ferror(m_file.get()) == 0;
    }

private:
    struct Close {
        void operator()(std::FILE* file) const { static_cast<void>(std::fclose(file)); }
    };
    std::unique_ptr<std::FILE, Close> m_file;
    bool m_whole = true;
};

Value<Request> readRequest(const Arguments& arguments) {
    ArgumentReader reader;
    Request request;
    if (arguments.has("--json") && arguments.has("--csv"))
        reader.fail("--json contradicts --csv");
    request.form = arguments.has("--json")  ? Form::Json
                   : arguments.has("--csv") ? Form::Csv
                                            : Form::Text;
    request.all = arguments.has("--all") || request.form != Form::Text;
    request.answer.detect = readDetectSettings(arguments, reader);
    request.answer.open = readOpenOptions(arguments, reader);
    request.answer.open.smallAtOnce = true;
    request.inputs = {.operands = arguments.operands,
                      .list = std::nullopt,
                      .recursive = true,
                      .ignoring = !arguments.has("--no-ignore")};
    request.jobs = readJobs(arguments, reader);
    if (arguments.operands.empty())
        reader.fail("survey needs a DIR");
    if (reader.error())
        return *reader.error();
    return request;
}

Report reportOn(const std::string& path, const Request& request, Kept& kept) {
    auto source = FileSource::open(path, request.answer.open);
    if (!source)
        return {.file = {}, .text = {}, .message = messageFor(source.error())};
    const auto answer = reportFor(*source, request.answer, kept);
    if (!answer)
        return {.file = {}, .text = {}, .message = messageFor(answer.error())};
    Report report{.file = surveyed(*answer), .text = {}, .message = {}};
    if (request.form == Form::Json)
        report.text = jsonLine(*answer);
    else if (request.form == Form::Csv)
        report.text = csvRow(report.file);
    return report;
}

Report reportOn(const Result<std::string>& path, const Request& request, Kept& kept) {
    if (!path)
        return {.file = {}, .text = {}, .message = messageFor(path.error())};
    try {
        return reportOn(*path, request, kept);
    } catch (const std::bad_alloc&) {
        return {.file = {}, .text = {}, .message = messageFor({*path, notEnoughMemory})};
    }
}

/// Takes the reports in the order of the files.
class Survey {
public:
    Survey(const Request& request, Output& output) : m_request(request), m_output(output) {
        if (request.form == Form::Csv)
            output.write(csvHeader);
    }

    void add(const Report& report) {
        if (!report.message.empty()) {
            m_status = NotReadable;
            m_output.flush();
            writeMessage(report.message);
            return;
        }
        m_output.write(report.text);
        m_summary.add(report.file);
        if (m_request.form == Form::Text && (m_request.all || !report.file.oddities.empty())) {
            m_lines.add(surveyLine(report.file));
            m_listed = true;
        }
    }

    /// Prints what is known at the end, and gives the exit status.
    int finish() {
        if (m_request.form == Form::Json)
            m_output.write(m_summary.json());
        if (m_request.form != Form::Text)
            return m_status;
        m_output.write(m_summary.text());
        if (!m_listed)
            return m_status;
        m_output.write("\n");
        if (m_lines.print(m_output))
            return m_status;
        writeMessage(
            messageFor({"list of files", "there is no room for it in the temporary folder"}));
        return NotReadable;
    }

private:
    const Request& m_request;
    Output& m_output;
    SurveySummary m_summary;
    KeptLines m_lines;
    bool m_listed = false;
    int m_status = Answered;
};

CommandResult run(const Arguments& arguments, Output& output) {
    const auto read = readRequest(arguments);
    if (const auto* error = std::get_if<UsageError>(&read))
        return *error;
    Request request = std::get<Request>(read);
    // The second candidate tells mixtures, too; previews are for JSON only.
    request.answer.showNone = false;
    if (request.form != Form::Json)
        request.answer.top = 2;
    ProgressLine progress;
    request.answer.open.onRead = progress.reader();
    Inputs inputs(request.inputs);
    Survey survey(request, output);
    OrderedWork<Result<std::string>, Report> work({
        .next = [&] { return inputs.next(); },
        .makeWorker =
            [&] {
                return
                    [&request, kept = std::make_shared<Kept>(FolderUse::AllFiles)](
                        const Result<std::string>& path) { return reportOn(path, request, *kept); };
            },
        .deliver =
            [&](std::span<const Report> reports) {
                progress.pause();
                for (const Report& report : reports)
                    survey.add(report);
                if (request.form != Form::Text)
                    output.flush();
                progress.filesDone(reports.size());
                return output.isOpen();
            },
    });
    work.run(request.jobs);
    progress.pause();
    return survey.finish();
}

} // namespace

const Command& surveyCommand() {
    static constexpr Command command{
        {"survey", "DIR...", "Says what is in folders: files by encoding, and those to look at.",
         kOptions,
         "To look at: damaged (malformed sequences), conflict (declared otherwise), mixed (lines "
         "in "
         "two encodings), mojibake (encoded twice), uncertain (less than 95 %), undeclared (a "
         "legacy encoding that nothing names). Links are not followed."},
        run};
    return command;
}

} // namespace charsleuth::cli
