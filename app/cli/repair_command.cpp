#include "app/cli/answer.h"
#include "app/cli/answer_table.h"
#include "app/answer/repairs_json.h"
#include "app/cli/commands.h"
#include "app/cli/open_input.h"
#include "app/cli/progress_line.h"
#include "app/cli/repair_request.h"
#include "app/convert/find_repairs.h"
#include "app/files/printable.h"
#include "core/decode/utf8_text.h"
#include "core/registry/registry.h"
#include "core/repair/mojibake_found.h"

#include <algorithm>
#include <variant>

namespace charsleuth::cli {

namespace {

/// "PATH:12: cafÃ© is café (UTF-8 read as windows-1252)"
std::string foundLine(const std::string& path, const Repair& repair) {
    return printable(path) + ':' + std::to_string(repair.line) + ": " +
           printable(toUtf8(repair.before)) + " is " + printable(toUtf8(repair.after)) + " (" +
           inWords(repair.chain) + ")\n";
}

/// Repairs one file after the other.
class RepairRun {
public:
    RepairRun(const RepairRequest& request, Output& output)
        : m_request(request), m_output(output), m_writer(request.destination, output) {}

    int run() {
        const int status = copyEach(m_request.files, m_output,
                                    [this](const std::string& path) { return repairFile(path); });
        return std::max(status, m_status);
    }

private:
    std::optional<Refusal> repairFile(const std::string& path) {
        auto source = openInput(path, m_request.open);
        if (!source)
            return Refusal{.error = source.error()};
        const auto encoding = encodingOf(*source);
        if (const auto* refusal = std::get_if<Refusal>(&encoding))
            return *refusal;
        ConversionPlan plan{.from = std::get<EncodingId>(encoding), .to = m_request.to};
        plan.keepBom = keepsBom(plan.from, plan.to);
        RepairsJson json(path, plan.from);
        const auto take = [&](Repair&& repair) {
            if (m_request.check)
                m_status = std::max<int>(m_status, NoText);
            if (m_request.check && !m_request.json)
                m_output.write(foundLine(path, repair));
            if (m_request.json)
                m_output.write(json.add(repair));
            if (m_request.writes())
                plan.manySubstitutions.add({repair.bytes, std::move(repair.after)});
        };
        if (const auto error = findRepairs(*source, plan.from, m_request.repair, {}, take))
            return Refusal{.error = *error};
        if (m_request.json)
            m_output.write(json.finish());
        if (!m_request.writes() || isUnchanged(plan))
            return std::nullopt;
        m_writer.tellLink(path);
        ConversionReport report;
        return m_writer.write(*source, plan, report);
    }

    /// Which encoding to read the file as; refuses what has no text or is cut.
    std::variant<EncodingId, Refusal> encodingOf(FileSource& source) const {
        if (const auto error = source.incomplete())
            return Refusal{.error = *error};
        if (m_request.from)
            return encodingFor(*m_request.from, source);
        const auto detection = detectIn(source, m_request.detect);
        if (!detection)
            return Refusal{.error = detection.error()};
        if (const auto error = source.incomplete()) // of a pipe it is known only now
            return Refusal{.error = *error};
        if (!detection->binary && !detection->ranked.empty())
            return detection->ranked.front().encoding;
        FormatNamer namer;
        return Refusal{Refusal::Why::NoText,
                       {source.path(), "has no text: " + binaryWords(binaryFormatOf(source, namer),
                                                                     source.whyPacked())}};
    }

    /// Whether the file in its place is already what it would become.
    bool isUnchanged(const ConversionPlan& plan) const {
        return m_request.destination.kind == Destination::Kind::InPlace &&
               plan.manySubstitutions.isEmpty() && plan.from == plan.to;
    }

    const RepairRequest& m_request;
    Output& m_output;
    CopyWriter m_writer;
    int m_status = Answered;
};

int run(const Arguments& arguments, Output& output) {
    RepairRequest request = readRepairRequest(arguments);
    ProgressLine progress;
    if (request.destination.kind != Destination::Kind::StandardOutput || !Output::isTerminal())
        request.open.onRead = progress.reader();
    return RepairRun(request, output).run();
}

} // namespace

const Command& repairCommand() {
    static const Command command{{"repair", "FILE...",
                                  "Writes a copy in which mojibake (\"cafÃ©\") is undone.",
                                  repairOptions,
                                  "Only runs of mojibake change, each where it is more probable "
                                  "than sound text; what cannot be told stays as it is."},
                                 run};
    return command;
}

} // namespace charsleuth::cli
