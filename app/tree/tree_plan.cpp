#include "app/tree/tree_plan.h"

#include "app/convert/copy_plan.h"
#include "app/convert/find_repairs.h"
#include "app/detect/detect_input.h"
#include "app/files/path_words.h"
#include "app/files/paths.h"
#include "app/files/printable.h"
#include "app/files/write_guard.h"
#include "app/tree/config_corrections.h"
#include "app/tree/tree_walk.h"
#include "core/registry/encoding_list.h"
#include "core/registry/encoding_name.h"

#include <algorithm>
#include <string_view>

namespace charsleuth {

namespace {

using Action = FilePlan::Action;

/// Whether the candidate's text is what one of the encodings gives.
bool readsAs(const Candidate& candidate, const std::vector<EncodingId>& encodings) {
    return std::ranges::any_of(encodings, [&](EncodingId id) { return candidate.gives(id); });
}

/// Git's files and EditorConfig's, which no program reads in another encoding.
bool isReadAsUtf8(std::string_view path) {
    const std::string_view name = nameIn(path);
    return ConfigCorrections::isConfig(path) || name == ".gitignore" || name == ".gitmodules";
}

class Planner {
public:
    Planner(FileSource& source, const TreeRequest& request, BesideReader& beside)
        : m_source(source), m_request(request), m_beside(beside) {
        m_plan.path = source.path();
        m_plan.size = source.size();
    }

    FilePlan planFor(std::optional<EncodingId> overruled) {
        if (m_plan.size == 0)
            return keep("is empty");
        if (overruled) {
            m_plan.confidence = 1;
            FilePlan plan =
                follow(planCopy(m_source, NamedReading{*overruled}, m_request, replaced()));
            plan.saidBeside = allSaidBeside(plan.path, m_beside);
            return plan;
        }
        DetectOptions options{.hints = m_request.hints};
        constexpr std::size_t candidates = 8; // one of them may be in `from`
        options.listed = candidates;
        options.explained = 0;
        const auto detection = detectInput(m_source, std::move(options),
                                           {.beside = m_request.beside, .reader = &m_beside});
        if (!detection)
            return fail(detection.error().cause);
        m_plan.binary = detection->binary || detection->ranked.empty();
        if (m_plan.binary)
            return keep("is binary");
        FilePlan plan = planOf(*detection);
        const bool stays = plan.action == Action::Keep;
        if (plan.action == Action::Convert ||
            (m_request.fixConfiguration && !(stays && detection->asciiOnly)))
            plan.saidBeside = allSaidBeside(plan.path, m_beside);
        return plan;
    }

private:
    FilePlan keep(std::string reason) {
        m_plan.action = Action::Keep;
        m_plan.reason = std::move(reason);
        return std::move(m_plan);
    }

    FilePlan refuse(std::string reason) {
        m_plan.action = Action::Refuse;
        m_plan.reason = std::move(reason);
        return std::move(m_plan);
    }

    FilePlan fail(std::string cause) {
        m_plan.action = Action::Fail;
        m_plan.reason = std::move(cause);
        return std::move(m_plan);
    }

    /// The best candidate, or the best of those that the user names where that one is not sure.
    const Candidate& chosenOf(const Detection& detection) const {
        const Candidate& best = detection.ranked.front();
        if (best.probability >= m_request.leastConfidence || readsAs(best, m_request.from))
            return best;
        const auto named = std::ranges::find_if(detection.ranked, [&](const Candidate& candidate) {
            return candidate.malformed == 0 && readsAs(candidate, m_request.from);
        });
        return named == detection.ranked.end() ? best : *named;
    }

    /// The candidate by the name that the user gave for its text.
    EncodingId nameFor(const Candidate& candidate) const {
        if (isAmong(candidate.encoding, m_request.from))
            return candidate.encoding;
        for (const EncodingId same : candidate.sameText)
            if (isAmong(same, m_request.from))
                return same;
        return candidate.encoding;
    }

    FilePlan planOf(const Detection& detection) {
        const Candidate& chosen = chosenOf(detection);
        const bool asTarget = readsAs(chosen, {m_request.to}) && chosen.malformed == 0;
        m_plan.from = nameFor(chosen);
        m_plan.confidence = chosen.probability;
        if (isReadAsUtf8(m_plan.path) && readsAs(chosen, {EncodingId::Utf8}) && !asTarget)
            return keep("is read as UTF-8 by the programs that it is for");
        const bool named = readsAs(chosen, m_request.from) && !asTarget;
        const bool sure = asTarget || named || chosen.probability >= m_request.leastConfidence;
        if (m_request.repair && sure) {
            const auto repairs = findRepairs(m_source, *m_plan.from);
            if (!repairs)
                return fail(repairs.error().cause);
            m_plan.repaired = repairs->size();
            if (m_plan.repaired > 0)
                return follow(planCopy(m_source,
                                       NamedReading{*m_plan.from, substitutionsOf(*repairs)},
                                       m_request, replaced()));
        }
        return follow(named ? planCopy(m_source, NamedReading{*m_plan.from}, m_request, replaced())
                            : planCopy(m_source, detection, m_request, replaced()));
    }

    /// The file itself where the copy takes its place; else null.
    const FileStatus* replaced() {
        if (m_request.destination != TreeDestination::Folder)
            m_status = statusOf(m_source.descriptor());
        return m_status ? &*m_status : nullptr;
    }

    FilePlan follow(CopyPlan plan) {
        if (plan.kind == CopyPlan::Kind::Leave)
            return keep(std::move(plan.refusal.error.cause));
        if (plan.kind == CopyPlan::Kind::Refuse) {
            m_plan.why = plan.refusal.why;
            std::string& cause = plan.refusal.error.cause;
            return m_plan.why == Refusal::Why::Failed ? fail(std::move(cause))
                                                      : refuse(std::move(cause));
        }
        m_plan.from = plan.conversion.from;
        m_plan.conversion = std::move(plan.conversion);
        m_plan.stale = std::move(plan.stale);
        m_plan.corrected = std::move(plan.corrected);
        if (auto why = whyNotWritten(absolutePath(m_plan.path)))
            return refuse(*std::move(why));
        if (m_request.destination == TreeDestination::InPlace)
            if (auto why = whyNotKeptAs(absolutePath(m_plan.path) + ".orig"))
                return refuse(*std::move(why));
        m_plan.action = Action::Convert;
        return std::move(m_plan);
    }

    FileSource& m_source;
    const TreeRequest& m_request;
    BesideReader& m_beside;
    std::optional<FileStatus> m_status; ///< of the file that is replaced
    FilePlan m_plan;
};

} // namespace

FilePlan planFile(FileSource& source, const TreeRequest& request, BesideReader& beside,
                  std::optional<EncodingId> overruled) {
    FilePlan plan = Planner(source, request, beside).planFor(overruled);
    if (plan.action == FilePlan::Action::Keep && request.destination == TreeDestination::Folder)
        if (auto why = whyNotWritten(absolutePath(plan.path))) { // it would be copied as it is
            plan.action = FilePlan::Action::Refuse;
            plan.reason = *std::move(why);
        }
    return plan;
}

std::optional<std::string> whyNotKeptAs(const std::string& name) {
    if (!statusOfEntry(name))
        return std::nullopt;
    return "cannot keep the original: " + printable(name) + " is there already";
}

std::vector<const SaidEncoding*> FilePlan::falseBeside() const {
    std::vector<const SaidEncoding*> found;
    for (const SaidEncoding& said : saidBeside)
        if (action == Action::Convert && !isAmong(conversion.to, said.encodings))
            found.push_back(&said);
    return found;
}

void settle(FilePlan& plan, const std::optional<Refusal>& refusal, bool same) {
    if (refusal) {
        plan.action = refusal->why == Refusal::Why::Failed ? Action::Fail : Action::Refuse;
        plan.why = refusal->why;
        plan.reason = refusal->error.cause;
    } else if (same) {
        plan.action = Action::Keep;
        plan.reason = "is the same in " + nameOf(plan.conversion.to);
    }
}

FilePlan tryFile(const TreeFile& file, const TreeRequest& request, BesideReader& beside,
                 std::optional<EncodingId> overruled, const ConfigCorrection* correction) {
    beside.walkOver(file.root);
    auto source = FileSource::open(file.path, {.smallAtOnce = true, .beneath = file.root});
    if (!source)
        return {.path = file.path, .action = Action::Fail, .reason = source.error().cause};
    FilePlan plan = planFile(*source, request, beside, overruled);
    if (correction != nullptr)
        addTo(plan, *correction);
    if (plan.action != Action::Convert)
        return plan;
    ByteComparison comparison(*source);
    const Sink look = [&](Bytes bytes) -> std::optional<Error> {
        comparison.add(bytes);
        return std::nullopt;
    };
    const auto refusal = convertWithoutLoss(*source, plan.conversion, look, {}, &plan.report);
    settle(plan, refusal, comparison.isSame(plan.size));
    return plan;
}

void ByteComparison::add(Bytes written) {
    if (!m_same)
        return;
    const auto there = m_source.bytesAt({m_offset, m_offset + written.size()}, m_buffer);
    m_same = there && std::ranges::equal(*there, written);
    m_offset += written.size();
}

} // namespace charsleuth
