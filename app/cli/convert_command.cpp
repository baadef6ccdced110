#include "app/cli/answer.h"
#include "app/cli/answer_table.h"
#include "app/cli/commands.h"
#include "app/cli/conversion_words.h"
#include "app/cli/convert_request.h"
#include "app/cli/convert_tree.h"
#include "app/cli/open_input.h"
#include "app/cli/progress_line.h"
#include "app/convert/converted_copy.h"
#include "app/convert/copy_plan.h"
#include "app/convert/find_parts.h"
#include "app/convert/stale_declarations.h"
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
        int status = Answered;
        for (const std::string& path : m_request.files)
            if (const auto refusal = convertIfThereIsMemory(path)) {
                m_output.flush();
                writeMessage(messageFor(refusal->error));
                status = std::max<int>(status,
                                       refusal->why == Refusal::Why::Failed ? NotReadable : NoText);
            }
        return status;
    }

private:
    std::optional<Refusal> convertIfThereIsMemory(const std::string& path) {
        try {
            return convertFile(path);
        } catch (const std::bad_alloc&) {
            return Refusal{.error = {path, notEnoughMemory}};
        }
    }

    std::optional<Refusal> convertFile(const std::string& path) {
        auto source = openInput(path, m_request.open);
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
        if (!m_output.isOpen())
            return std::nullopt;
        tellLoss(path, conversion);
        tellNextLines(path);
        if (!m_request.dryRun)
            m_writer.tellLink(path);
        tellStale(path);
        return std::nullopt;
    }

    /// Which encoding to read the file as; refuses what has no text or is cut.
    std::variant<ConversionPlan, Refusal> planFor(FileSource& source) {
        if (const auto error = source.incomplete())
            return Refusal{.error = *error};
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
        if (const auto error = source.incomplete()) // of a pipe it is known only now
            return Refusal{.error = *error};
        using Parts = LookWishes::Parts;
        const auto findings = lookInto(
            source, *detection,
            {.parts = m_request.segments ? Parts::Ranges : Parts::None, .mojibake = false});
        if (!findings)
            return Refusal{.error = findings.error()};
        if (const auto& parts = findings->parts; !parts.empty() && hasText(parts)) {
            plan.parts = decodedParts(parts);
            plan.from = mainEncoding(parts);
            plan.keepBom = keepsBom(plan);
            return plan;
        }
        if (detection->binary || detection->ranked.empty()) {
            FormatNamer namer;
            const auto format = binaryFormatOf(source, namer);
            return Refusal{
                Refusal::Why::NoText,
                {source.path(), "has no text: " + binaryWords(format, source.whyPacked()) +
                                    textLinesWords(*detection, format, m_request.segments)}};
        }
        plan.from = detection->ranked.front().encoding;
        plan.keepBom = keepsBom(plan);
        const CopyVerdict verdict =
            planCopy(*detection, *findings, {.to = m_request.to, .leastConfidence = 0});
        if (verdict.kind == CopyVerdict::Kind::Refuse)
            return Refusal{
                Refusal::Why::Loss,
                {source.path(),
                 verdict.reason + (findings->mixed ? ", or convert it by --segments" : "")}};
        return plan;
    }

    bool keepsBom(const ConversionPlan& plan) const {
        return m_request.bom == ConvertRequest::Bom::Keep &&
               charsleuth::keepsBom(plan.from, plan.to);
    }

    /// Finds what the copy would say falsely, and plans to change it where that was asked for.
    std::optional<Error> readDeclarations(FileSource& source, ConversionPlan& plan) {
        auto stale = staleDeclarations(source, plan.from, plan.to);
        if (!stale)
            return stale.error();
        m_stale = *std::move(stale);
        if (m_request.fixDeclaration)
            m_stale = planCorrections(std::move(m_stale), plan,
                                      m_request.bom != ConvertRequest::Bom::Remove);
        return std::nullopt;
    }

    void tellLoss(const std::string& path, const ConversionPlan& plan) const {
        if (!m_report.lossless())
            writeMessage(messageFor({path, lossTold(m_report, plan)}));
    }

    void tellNextLines(const std::string& path) const {
        if (m_report.nextLines > 0)
            writeMessage(messageFor({path, nextLineWords(m_report, m_request.dryRun)}));
    }

    void tellStale(const std::string& path) {
        for (const StaleDeclaration& declaration : m_stale)
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
    ConversionReport m_report;             ///< of the file in hand
    std::vector<StaleDeclaration> m_stale; ///< of the file in hand
    CopyWriter m_writer;
};

CommandResult run(const Arguments& arguments, Output& output) {
    if (arguments.has("--undo"))
        return undoTree(arguments, output);
    if (arguments.has("-r"))
        return convertTree(arguments, output);
    if (auto error = withoutTreeOptions(arguments))
        return *error;
    auto read = readConvertRequest(arguments);
    if (const auto* error = std::get_if<UsageError>(&read))
        return *error;
    auto& request = std::get<ConvertRequest>(read);
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
