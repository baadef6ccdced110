#include "app/answer/answer_json.h"
#include "app/cli/commands.h"
#include "app/cli/detect_arguments.h"
#include "app/cli/file_count.h"
#include "app/cli/inputs.h"
#include "app/detect/ordered_work.h"
#include "app/cli/progress_line.h"
#include "app/cli/survey_cache.h"
#include "app/cli/survey_summary.h"
#include "app/files/content.h"
#include "app/tree/path_text.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>

namespace charsleuth::cli {

namespace {

constexpr OptionSpec optionTable[] = {
    {"--json", "", "a JSON object a file as detect --json prints it, then the summary"},
    {"--csv", "", "a row a file: path, encoding, confidence, ... (RFC 4180)"},
    {"--all", "", "list every file, not only those to look at"},
    {"--cache", "FILE", "keep there what is found; what has not changed is not read again"},
    {"--no-ignore", "", "also what .gitignore leaves out, and .git"},
    {"--hint", "KIND=VALUE", "what is known about all files, see detect"},
    {"--only", "ENC,...", "no other encodings are candidates"},
    {"--exclude", "ENC,...", "these encodings are no candidates"},
    {"--max-bytes", "N", "examine the first N bytes of each file"},
    {"--raw", "", "gzip and zstd: the packed bytes, not what is inside"},
    {"--jobs", "N", "threads (default: one a core)"},
    {"--no-sidecar", "", "read nothing beside the files"},
};

enum class Form { Text, Json, Csv };

struct Request {
    Form form = Form::Text;
    bool all = false;
    AnswerOptions answer;
    InputRequest inputs;
    std::size_t jobs = 1;
    std::optional<std::string> cache; ///< a file
    std::string settings;             ///< all on which answers depend, as words
};

/// What became of one file.
struct Report {
    SurveyedFile file;
    std::string text;               ///< what is printed of it at once
    std::string message;            ///< for standard error; there is no answer then
    std::optional<FileStamp> stamp; ///< where the answer is new, and goes into the cache
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

/// The options that change answers, the program's version, and where relative paths begin.
std::string settingsOf(const Arguments& arguments) {
    std::string settings = CHARSLEUTH_VERSION;
    for (const auto& [name, value] : arguments.options)
        if (name != "--all" && name != "--csv" && name != "--cache" && name != "--jobs" &&
            name != "--no-ignore" && name != "--json")
            settings.append(" ").append(name).append("=").append(value);
    std::error_code error;
    return pathText(settings + " in " + std::filesystem::current_path(error).string());
}

Request readRequest(const Arguments& arguments) {
    Request request;
    if (arguments.has("--json") && arguments.has("--csv"))
        throw UsageError("--json contradicts --csv");
    request.form = arguments.has("--json")  ? Form::Json
                   : arguments.has("--csv") ? Form::Csv
                                            : Form::Text;
    request.all = arguments.has("--all") || request.form != Form::Text;
    request.answer.detect = readDetectSettings(arguments);
    request.answer.open = readOpenOptions(arguments);
    request.answer.open.smallAtOnce = true;
    request.answer.oddities = true;
    request.inputs = {.operands = arguments.operands,
                      .list = std::nullopt,
                      .recursive = true,
                      .ignoring = !arguments.has("--no-ignore")};
    request.jobs = readJobs(arguments);
    request.cache = arguments.last("--cache");
    request.settings = settingsOf(arguments);
    if (arguments.operands.empty())
        throw UsageError("survey needs a DIR");
    return request;
}

/// What one thread works with.
struct Worker {
    Kept kept{FolderUse::AllFiles};
    const SurveyCache* cache = nullptr; ///< where there is one
};

/// A hash of what stands beside the file.
std::string hintsOf(const std::string& path, const Request& request, Worker& worker) {
    if (!request.answer.detect.surroundings.beside)
        return {};
    ContentHash hash;
    for (const Hint& hint : worker.kept.beside.read(path))
        for (const std::string& word : {hint.value, hint.source, std::string("\n")})
            hash.add(bytesOf(word));
    return hash.content().hash;
}

/// What is printed of the file at once.
std::string textOf(const SurveyedFile& file, const std::string& json, Form form) {
    return form == Form::Json ? json : form == Form::Csv ? csvRow(file) : std::string();
}

Report reportOn(const InputFile& input, const Request& request, Worker& worker) {
    const std::string& path = input.path;
    Report report;
    worker.kept.beside.walkOver(input.root);
    if (worker.cache != nullptr) {
        report.stamp = stampOf(path, hintsOf(path, request, worker));
        auto known = report.stamp ? worker.cache->find(path, *report.stamp) : std::nullopt;
        if (known && (request.form != Form::Json || !known->json.empty()))
            return {.file = known->file,
                    .text = textOf(known->file, known->json, request.form),
                    .message = {},
                    .stamp = {}};
    }
    auto source = FileSource::open(path, request.answer.open.beneathOf(input.root));
    if (!source)
        return {.file = {}, .text = {}, .message = messageFor(source.error()), .stamp = {}};
    const auto answer = reportFor(*source, request.answer, worker.kept);
    if (!answer)
        return {.file = {}, .text = {}, .message = messageFor(answer.error()), .stamp = {}};
    report.file = surveyed(*answer);
    report.text =
        textOf(report.file, request.form == Form::Json ? jsonLine(*answer) : "", request.form);
    return report;
}

Report reportOn(const Result<InputFile>& input, const Request& request, Worker& worker) {
    if (!input)
        return {.file = {}, .text = {}, .message = messageFor(input.error()), .stamp = {}};
    try {
        return reportOn(*input, request, worker);
    } catch (const std::bad_alloc&) {
        return {.file = {},
                .text = {},
                .message = messageFor({input->path, notEnoughMemory}),
                .stamp = {}};
    }
}

/// Takes the reports in the order of the files.
class Survey {
public:
    Survey(const Request& request, SurveyCache* cache, Output& output)
        : m_request(request), m_cache(cache), m_output(output) {
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
        keep(report);
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
    /// Once the cache cannot be written the survey goes on without it.
    void keep(const Report& report) {
        if (m_cache == nullptr || !report.stamp)
            return;
        const std::string json = m_request.form == Form::Json ? report.text : "";
        if (const auto error = m_cache->add(*report.stamp, {report.file, json})) {
            m_cache = nullptr;
            m_status = NotReadable;
            writeMessage(messageFor(*error));
        }
    }

    const Request& m_request;
    SurveyCache* m_cache; ///< null for none
    Output& m_output;
    SurveySummary m_summary;
    KeptLines m_lines;
    bool m_listed = false;
    int m_status = Answered;
};

int run(const Arguments& arguments, Output& output) {
    Request request = readRequest(arguments);
    // The second candidate tells mixtures, too; previews are for JSON only.
    request.answer.showNone = false;
    if (request.form != Form::Json)
        request.answer.top = 2;
    ProgressLine progress;
    request.answer.open.onRead = progress.reader();
    std::optional<SurveyCache> cache;
    if (request.cache) {
        auto opened = SurveyCache::open(*request.cache, request.settings);
        if (!opened) {
            writeMessage(messageFor(opened.error()));
            return NotReadable;
        }
        cache.emplace(*std::move(opened));
    }
    Inputs inputs(request.inputs), counted(request.inputs);
    const FileCount count(progress, [&] { return counted.next().has_value(); });
    Survey survey(request, cache ? &*cache : nullptr, output);
    OrderedWork<Result<InputFile>, Report> work({
        .next = [&] { return inputs.next(); },
        .makeWorker =
            [&] {
                auto worker = std::make_shared<Worker>();
                worker->cache = cache ? &*cache : nullptr;
                return [&request, worker](const Result<InputFile>& input) {
                    return reportOn(input, request, *worker);
                };
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
         optionTable,
         "To look at: damaged (malformed sequences, lost characters), conflict (declared "
         "otherwise), mixed (lines in two encodings), mojibake (encoded twice), uncertain (less "
         "than 95 %), undeclared (a "
         "legacy encoding that nothing names). Links are not followed."},
        run};
    return command;
}

} // namespace charsleuth::cli
