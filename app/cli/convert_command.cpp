#include "app/cli/answer.h"
#include "app/cli/answer_table.h"
#include "app/cli/commands.h"
#include "app/cli/conversion_words.h"
#include "app/cli/convert_request.h"
#include "app/cli/convert_tree.h"
#include "app/cli/inputs.h"
#include "app/cli/open_input.h"
#include "app/cli/progress_line.h"
#include "app/convert/copy_plan.h"
#include "app/files/file_status.h"
#include "app/files/printable.h"
#include "core/registry/encoding_name.h"

#include <algorithm>

namespace charsleuth::cli {

namespace {

/// Converts one file after the other.
class Converter {
public:
    Converter(const ConvertRequest& request, Output& output)
        : m_request(request), m_output(output), m_writer(request.destination, output) {}

    int run() {
        return copyEach(m_request.files, m_output,
                        [this](const std::string& path) { return convertFile(path); });
    }

private:
    std::optional<Refusal> convertFile(const std::string& path) {
        auto source = openInput(path, m_request.open);
        if (!source)
            return Refusal{.error = withWayIntoFolder(source.error())};
        CopyPlan plan = planFor(*source);
        const bool inPlace = m_request.destination.kind == Destination::Kind::InPlace;
        if (plan.kind == CopyPlan::Kind::Refuse)
            return Refusal{plan.refusal.why, withWayOut(plan.refusal)};
        if (plan.kind == CopyPlan::Kind::Leave && inPlace) {
            writeMessage(messageFor(plan.refusal.error));
            return std::nullopt;
        }
        m_writer.tellLink(path);
        if (auto refusal = write(*source, plan.conversion))
            return refusal;
        if (!m_output.isOpen())
            return std::nullopt;
        tellLoss(path, plan.conversion);
        tellNextLines(path);
        tellStale(path, plan.stale);
        return std::nullopt;
    }

    CopyPlan planFor(FileSource& source) {
        const auto failed = [](Error error) {
            return CopyPlan{.kind = CopyPlan::Kind::Refuse, .refusal = {.error = std::move(error)}};
        };
        if (const auto error = source.incomplete())
            return failed(*error);
        const bool inPlace = m_request.destination.kind == Destination::Kind::InPlace;
        const auto status = inPlace ? statusOf(source.path()) : std::nullopt;
        const FileStatus* replaced = status ? &*status : nullptr;
        if (m_request.from)
            return planCopy(source, NamedReading{encodingFor(*m_request.from, source)}, m_request,
                            replaced);
        const auto detection = detectIn(source, m_request.detect);
        if (!detection)
            return failed(detection.error());
        if (const auto error = source.incomplete()) // of a pipe it is known only now
            return failed(*error);
        CopyPlan plan = planCopy(source, *detection, m_request, replaced);
        if (plan.refusal.why == Refusal::Why::NoText) {
            FormatNamer namer;
            const auto format = binaryFormatOf(source, namer);
            plan.refusal.error.cause = "has no text: " + binaryWords(format, source.whyPacked()) +
                                       adviceWords(*detection, format, m_request.bySegments);
        }
        return plan;
    }

    void tellLoss(const std::string& path, const ConversionPlan& plan) const {
        if (!m_report.lossless())
            writeMessage(messageFor({path, lossTold(m_report, plan)}));
    }

    void tellNextLines(const std::string& path) const {
        if (m_report.nextLines > 0)
            writeMessage(messageFor({path, nextLineWords(m_report, m_request.dryRun)}));
    }

    void tellStale(const std::string& path, const std::vector<StaleDeclaration>& stale) const {
        for (const StaleDeclaration& declaration : stale)
            writeMessage(messageFor({path, staleWords(declaration, m_request.dryRun)}));
    }

    std::optional<Refusal> write(FileSource& source, const ConversionPlan& plan) {
        if (m_request.dryRun)
            return dryRun(source, plan);
        return m_writer.write(source, plan, m_report);
    }

    static std::optional<Error> drop(Bytes) { return std::nullopt; }

    std::optional<Refusal> dryRun(FileSource& source, const ConversionPlan& plan) {
        auto refusal = convertWithoutLoss(source, plan, drop, {}, &m_report);
        if (!refusal && !m_report.lossless())
            return Refusal{Refusal::Why::Loss,
                           {source.path(), "would be " + lossTold(m_report, plan)}};
        if (!refusal)
            m_output.write(printable(source.path()) + ": " + nameOf(plan.from) + " to " +
                           nameOf(plan.to) + " without loss\n");
        return refusal;
    }

    const ConvertRequest& m_request;
    Output& m_output;
    ConversionReport m_report; ///< of the file in hand
    CopyWriter m_writer;
};

int run(const Arguments& arguments, Output& output) {
    if (arguments.has("--undo"))
        return undoTree(arguments, output);
    if (arguments.has("--root"))
        throw UsageError("--root is for --undo");
    if (arguments.has("-r"))
        return convertTree(arguments, output);
    refuseTreeOptions(arguments);
    ConvertRequest request = readConvertRequest(arguments);
    ProgressLine progress;
    if (request.destination.kind != Destination::Kind::StandardOutput || !Output::isTerminal())
        request.open.onRead = progress.reader();
    return Converter(request, output).run();
}

} // namespace

const Command& convertCommand() {
    static const Command command{{"convert", "FILE...",
                                  "Writes a copy in another encoding, checked by reading it again.",
                                  convertOptions, treeNotes},
                                 run};
    return command;
}

} // namespace charsleuth::cli
