#include "app/cli/answer.h"
#include "app/cli/answer_table.h"
#include "app/cli/commands.h"
#include "app/cli/convert_request.h"
#include "app/cli/stale_declarations.h"
#include "app/files/digits.h"
#include "app/files/printable.h"
#include "app/files/written_file.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <array>
#include <fcntl.h>
#include <sys/stat.h>

namespace charsleuth::cli {

namespace {

using Destination = ConvertRequest::Destination;

/// Why a file was not converted: an exit status and words.
struct Refusal {
    int status = NotReadable;
    Error error;
};

std::string nameOf(EncodingId encoding) {
    return std::string(info(encoding).name);
}

std::string counted(std::uint64_t count, const char* what) {
    return std::to_string(count) + ' ' + what + (count == 1 ? "" : "s");
}

/// "2 malformed sequences as UTF-8 (the first at byte 12), 1 character that ... lacks (U+20AC)"
std::string lossWords(const ConversionReport& report, const ConversionPlan& plan) {
    std::string words;
    if (report.malformed > 0)
        words = counted(report.malformed, "malformed sequence") + " as " + nameOf(plan.from) +
                " (the first at byte " + std::to_string(report.firstMalformed.value_or(0)) + ')';
    if (report.lacking > 0) {
        words += (words.empty() ? "" : ", ") + counted(report.lacking, "character") + " that " +
                 nameOf(plan.to) + " lacks (the first is U+" + hexDigits(report.firstLacking, 4) +
                 ')';
    }
    if (words.empty() && !report.reread)
        words = "the copy would not read the same as " + nameOf(plan.to);
    return words;
}

/// Converts one file after the other.
class Converter {
public:
    Converter(const ConvertRequest& request, Output& output)
        : m_request(request), m_output(output) {}

    int run() {
        int status = Answered;
        for (const std::string& path : m_request.files)
            if (const auto refusal = convertFile(path)) {
                m_output.flush();
                writeMessage(messageFor(refusal->error));
                status = std::max(status, refusal->status);
            }
        return status;
    }

private:
    std::optional<Refusal> convertFile(const std::string& path) {
        auto source = FileSource::open(path, m_request.open);
        if (!source)
            return Refusal{.error = source.error()};
        auto plan = planFor(*source);
        if (auto* refusal = std::get_if<Refusal>(&plan))
            return *refusal;
        auto& conversion = std::get<ConversionPlan>(plan);
        if (auto error = readDeclarations(*source, conversion))
            return Refusal{.error = *error};
        if (auto refusal = write(*source, conversion))
            return refusal;
        tellStale(path);
        return std::nullopt;
    }

    /// Which encoding to read the file as; refuses what has no text or is cut.
    std::variant<ConversionPlan, Refusal> planFor(FileSource& source) {
        const Error cut{source.path(), "is longer than the limit (--max-bytes)"};
        if (source.isCutByLimit())
            return Refusal{.error = cut};
        ConversionPlan plan{.to = m_request.to,
                            .addBom = m_request.bom == ConvertRequest::Bom::Add,
                            .newline = m_request.newline,
                            .onLoss = m_request.onLoss};
        if (m_request.from) {
            plan.from = encodingFor(*m_request.from, source);
            plan.keepBom = keepsBom(plan);
            return plan;
        }
        const auto detection = detectIn(source, m_request.detect);
        if (!detection)
            return Refusal{.error = detection.error()};
        if (source.isCutByLimit()) // of a pipe it is known only now
            return Refusal{.error = cut};
        if (detection->binary || detection->ranked.empty()) {
            FormatNamer namer;
            return Refusal{
                NoText,
                {source.path(), "has no text: " + binaryWords(binaryFormatOf(source, namer))}};
        }
        plan.from = detection->ranked.front().encoding;
        plan.keepBom = keepsBom(plan);
        return plan;
    }

    bool keepsBom(const ConversionPlan& plan) const {
        return m_request.bom == ConvertRequest::Bom::Keep && hasBom(plan.to) &&
               (plan.to != EncodingId::Gb18030 || plan.from == plan.to);
    }

    /// A declaration in the text that its readers believe in UTF-16 and UTF-32 only after a BOM.
    bool needsBom(const StaleDeclaration& declaration) const {
        constexpr std::array wide = {EncodingId::Utf16Le, EncodingId::Utf16Be, EncodingId::Utf32Le,
                                     EncodingId::Utf32Be};
        return (declaration.rule == "html-meta" || declaration.rule == "xml-declaration") &&
               m_request.bom != ConvertRequest::Bom::Remove &&
               std::ranges::find(wide, m_request.to) != wide.end();
    }

    /// Finds what the copy would say falsely, and plans to change it where that was asked for.
    std::optional<Error> readDeclarations(FileSource& source, ConversionPlan& plan) {
        auto stale = staleDeclarations(source, plan.from, plan.to);
        if (!stale)
            return stale.error();
        m_stale.clear();
        for (StaleDeclaration& declaration : *stale) {
            const std::string& name = declaration.replacement;
            const bool overlaps = !plan.substitutions.empty() &&
                                  declaration.range.begin < plan.substitutions.back().range.end;
            if (m_request.fixDeclaration && !name.empty() && !overlaps) {
                plan.substitutions.push_back({declaration.range, {name.begin(), name.end()}});
                plan.addBom = plan.addBom || needsBom(declaration);
            } else
                m_stale.push_back(std::move(declaration));
        }
        return std::nullopt;
    }

    void tellStale(const std::string& path) {
        for (const StaleDeclaration& declaration : m_stale)
            writeMessage(messageFor(
                {path,
                 (m_request.dryRun ? "the copy would still say \"" : "the copy still says \"") +
                     printable(declaration.label) + "\" on line " +
                     std::to_string(declaration.line) + " (" + declaration.rule + ')' +
                     (declaration.replacement.empty() ? "" : "; --fix-declaration changes it")}));
    }

    std::optional<Refusal> write(FileSource& source, const ConversionPlan& plan) {
        if (m_request.dryRun)
            return dryRun(source, plan);
        switch (m_request.destination) {
        case Destination::StandardOutput:
            return writeToOutput(source, plan);
        case Destination::File:
            return writeTo(m_request.path, source, plan);
        case Destination::Folder:
            return writeIntoFolder(source, plan);
        case Destination::InPlace:
            break;
        }
        return replace(source, plan);
    }

    /// Converts into `sink`; refuses where something is lost that must not be, or where the copy
    /// would not read the same.
    std::optional<Refusal> pass(FileSource& source, const ConversionPlan& plan, const Sink& sink) {
        const auto report = convert(source, plan, sink);
        if (!m_output.isOpen())
            return std::nullopt; // main() tells, unless it is the reader who went away
        if (!report)
            return Refusal{.error = report.error()};
        if (source.isCutByLimit())
            return Refusal{.error = {source.path(), "is longer than the limit (--max-bytes)"}};
        const bool refused = plan.onLoss == OnLoss::Fail || m_request.dryRun;
        if (!report->reread || (refused && !report->lossless()))
            return Refusal{
                NoText,
                {source.path(), "refused, this would be lost: " + lossWords(*report, plan)}};
        return std::nullopt;
    }

    static std::optional<Error> drop(Bytes) { return std::nullopt; }

    std::optional<Refusal> dryRun(FileSource& source, const ConversionPlan& plan) {
        auto refusal = pass(source, plan, drop);
        if (!refusal)
            m_output.write(printable(source.path()) + ": " + nameOf(plan.from) + " to " +
                           nameOf(plan.to) + " without loss\n");
        return refusal;
    }

    /// What went out cannot be taken back, so that the whole is tried first.
    std::optional<Refusal> writeToOutput(FileSource& source, const ConversionPlan& plan) {
        if (auto refusal = pass(source, plan, drop))
            return refusal;
        return pass(source, plan, [&](Bytes bytes) -> std::optional<Error> {
            m_output.write({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
            if (m_output.isOpen())
                return std::nullopt;
            return Error{"standard output", "nobody reads it any more"};
        });
    }

    std::optional<Refusal> writeTo(const std::string& path, FileSource& source,
                                   const ConversionPlan& plan) {
        struct stat from {};
        struct stat to {};
        const bool exists = ::stat(path.c_str(), &to) == 0;
        const bool known = source.path() != "-" && ::stat(source.path().c_str(), &from) == 0;
        if (exists && known && from.st_dev == to.st_dev && from.st_ino == to.st_ino)
            return Refusal{.error = {path, "is the file that is converted (see --in-place)"}};
        if (exists && !S_ISREG(to.st_mode))
            return writeToDevice(path, source, plan);
        auto file = WrittenFile::beside(path);
        if (!file)
            return Refusal{.error = file.error()};
        if (exists) {
            if (auto error = file->keepAttributes())
                return Refusal{.error = *error};
        } else {
            file->setMode(known && source.isRegular() ? from.st_mode : 0666);
        }
        if (auto refusal = fill(*file, source, plan))
            return refusal;
        return finished(file->commit());
    }

    /// To /dev/null, a FIFO and the like.
    std::optional<Refusal> writeToDevice(const std::string& path, FileSource& source,
                                         const ConversionPlan& plan) {
        if (auto refusal = pass(source, plan, drop))
            return refusal;
        const FileDescriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
        if (!file.isOpen())
            return Refusal{.error = {path, causeOf(errno)}};
        return pass(source, plan, [&](Bytes bytes) -> std::optional<Error> {
            if (writeFully(file.get(), bytes))
                return std::nullopt;
            return Error{path, causeOf(errno)};
        });
    }

    std::optional<Refusal> writeIntoFolder(FileSource& source, const ConversionPlan& plan) {
        const std::string& folder = m_request.path;
        if (::mkdir(folder.c_str(), 0777) != 0 && errno != EEXIST)
            return Refusal{.error = {folder, causeOf(errno)}};
        const std::string& path = source.path();
        const std::string copy = folder + '/' + path.substr(path.rfind('/') + 1);
        if (std::ranges::find(m_written, copy) != m_written.end())
            return Refusal{
                .error = {path, "another file was already written as " + printable(copy)}};
        m_written.push_back(copy);
        return writeTo(copy, source, plan);
    }

    std::optional<Refusal> replace(FileSource& source, const ConversionPlan& plan) {
        const std::string& path = source.path();
        if (!source.isRegular())
            return Refusal{.error = {path, "is not a regular file"}};
        struct stat before {};
        struct stat after {};
        ::stat(path.c_str(), &before);
        auto file = WrittenFile::beside(path);
        if (!file)
            return Refusal{.error = file.error()};
        if (auto error = file->keepAttributes())
            return Refusal{.error = *error};
        if (auto refusal = fill(*file, source, plan))
            return refusal;
        if (::stat(path.c_str(), &after) != 0 || before.st_ino != after.st_ino ||
            before.st_size != after.st_size || before.st_mtim.tv_sec != after.st_mtim.tv_sec ||
            before.st_mtim.tv_nsec != after.st_mtim.tv_nsec)
            return Refusal{.error = {path, "was changed while it was converted"}};
        return finished(file->commitKeepingOriginal());
    }

    std::optional<Refusal> fill(WrittenFile& file, FileSource& source, const ConversionPlan& plan) {
        auto refusal = pass(source, plan, [&](Bytes bytes) { return file.write(bytes); });
        file.setCharset(nameOf(plan.to));
        return refusal;
    }

    static std::optional<Refusal> finished(const std::optional<Error>& error) {
        return error ? std::optional(Refusal{.error = *error}) : std::nullopt;
    }

    const ConvertRequest& m_request;
    Output& m_output;
    std::vector<StaleDeclaration> m_stale; ///< of the file in hand
    std::vector<std::string> m_written;    ///< into the folder
};

CommandResult run(const Arguments& arguments, Output& output) {
    const auto request = readConvertRequest(arguments);
    if (const auto* error = std::get_if<UsageError>(&request))
        return *error;
    return Converter(std::get<ConvertRequest>(request), output).run();
}

} // namespace

const Command& convertCommand() {
    static const Command command{{"convert", "FILE...",
                                  "Writes a copy in another encoding, checked by reading it again.",
                                  convertOptions},
                                 run};
    return command;
}

} // namespace charsleuth::cli
