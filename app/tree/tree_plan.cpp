#include "app/tree/tree_plan.h"

#include "app/convert/copy_plan.h"
#include "app/convert/find_parts.h"
#include "app/detect/detect_input.h"
#include "app/files/digits.h"
#include "app/files/paths.h"
#include "app/files/write_guard.h"
#include "app/tree/config_corrections.h"
#include "core/registry/encoding_list.h"
#include "core/registry/encoding_name.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace charsleuth {

namespace {

using Action = FilePlan::Action;

/// Whether the candidate's text is what one of the encodings gives.
bool readsAs(const Candidate& candidate, const std::vector<EncodingId>& encodings) {
    return std::ranges::any_of(encodings, [&](EncodingId id) { return candidate.gives(id); });
}

/// Rounded down, lest 0.9499 be said to be below 0.95 as "0.95".
std::string confidenceWords(double confidence) {
    constexpr int decimals = 3;
    return fixedPoint(std::floor(std::max(0.0, confidence) * 1e3) / 1e3, decimals);
}

/// Git's files and EditorConfig's, which no program reads in another encoding.
bool isReadAsUtf8(std::string_view path) {
    const std::string_view name = path.substr(path.rfind('/') + 1);
    return ConfigCorrections::isConfig(path) || name == ".gitignore" || name == ".gitmodules";
}

class Planner {
public:
    Planner(FileSource& source, const TreeRequest& request, BesideReader& beside)
        : m_source(source), m_request(request), m_beside(beside) {
        m_plan.path = source.path();
        m_plan.size = source.size();
        m_plan.conversion = {.to = request.to,
                             .addBom = request.addBom,
                             .newline = request.newline,
                             .onLoss = request.onLoss};
    }

    FilePlan planFor(std::optional<EncodingId> overruled) {
        if (m_plan.size == 0)
            return keep("is empty");
        if (overruled) {
            m_plan.confidence = 1;
            FilePlan plan = planFrom(*overruled, false);
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
        if (best.probability >= m_request.minConfidence || readsAs(best, m_request.from))
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
        m_plan.from = nameFor(chosen);
        m_plan.confidence = chosen.probability;
        const bool asTarget = readsAs(chosen, {m_request.to}) && chosen.malformed == 0;
        if (isReadAsUtf8(m_plan.path) && readsAs(chosen, {EncodingId::Utf8}) && !asTarget)
            return keep("is read as UTF-8 by the programs that it is for");
        const bool marked = detection.bom && (m_request.removeBom || !hasBom(m_request.to));
        const bool unmarked = !detection.bom && m_request.addBom;
        const bool textStays = m_request.newline == Newline::Keep && !marked && !unmarked;
        if (asTarget && textStays && !m_request.fixDeclarations)
            return keep(detection.asciiOnly ? "is ASCII"
                                            : "is " + nameOf(m_request.to) + " already");
        const bool sure = asTarget || chosen.probability >= m_request.minConfidence ||
                          readsAs(chosen, m_request.from);
        if (!sure)
            return refuse(notSure(chosen));
        // Malformed sequences are reported, with their places, by the conversion itself.
        const bool named = chosen.malformed > 0 || readsAs(chosen, m_request.from);
        const auto findings = named ? InputFindings{} : lookInto(m_source, detection);
        if (!findings)
            return fail(findings.error().cause);
        const CopyVerdict verdict =
            planCopy(detection, *findings,
                     {.to = m_request.to, .isNamed = named, .leastConfidence = 0}); // asked above
        if (verdict.kind == CopyVerdict::Kind::Refuse)
            return refuse(verdict.reason);
        return planFrom(asTarget ? m_request.to : *m_plan.from, asTarget && textStays);
    }

    std::string notSure(const Candidate& chosen) const {
        std::string words = "is " + nameOf(chosen.encoding) + " with a confidence of " +
                            confidenceWords(chosen.probability);
        return words + (m_request.minConfidence > 1
                            ? std::string(", which is not in --from")
                            : ", below " + confidenceWords(m_request.minConfidence));
    }

    /// `stays`: but for its declarations it is what it should be.
    FilePlan planFrom(EncodingId from, bool stays) {
        m_plan.from = from;
        ConversionPlan& conversion = m_plan.conversion;
        conversion.from = from;
        conversion.keepBom = !m_request.removeBom && keepsBom(from, m_request.to);
        auto stale = staleDeclarations(m_source, from, m_request.to);
        if (!stale)
            return fail(stale.error().cause);
        m_plan.stale = *std::move(stale);
        if (m_request.fixDeclarations) {
            m_plan.corrected = m_plan.stale;
            m_plan.stale =
                planCorrections(std::move(m_plan.stale), conversion, !m_request.removeBom);
            std::erase_if(m_plan.corrected, [this](const StaleDeclaration& declaration) {
                return std::ranges::any_of(m_plan.stale, [&](const StaleDeclaration& left) {
                    return left.range.begin == declaration.range.begin;
                });
            });
        }
        if (stays && conversion.substitutions.empty())
            return keep("is " + nameOf(m_request.to) + " already");
        if (auto why = whyNotWritten(absolutePath(m_plan.path)))
            return refuse(*std::move(why));
        const auto status = statusOf(m_source.descriptor());
        if (m_request.destination != TreeDestination::Folder && !m_request.partLinks && status)
            if (auto why = whyNotParted(*status))
                return refuse(*std::move(why));
        m_plan.action = Action::Convert;
        return std::move(m_plan);
    }

    FileSource& m_source;
    const TreeRequest& m_request;
    BesideReader& m_beside;
    FilePlan m_plan;
};

} // namespace

FilePlan planFile(FileSource& source, const TreeRequest& request, BesideReader& beside,
                  std::optional<EncodingId> overruled) {
    return Planner(source, request, beside).planFor(overruled);
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
        plan.reason = refusal->error.cause;
    } else if (same) {
        plan.action = Action::Keep;
        plan.reason = "is the same in " + nameOf(plan.conversion.to);
    }
}

FilePlan tryFile(const std::string& path, const TreeRequest& request, BesideReader& beside,
                 std::optional<EncodingId> overruled, const ConfigCorrection* correction) {
    auto source = FileSource::open(path, {.smallAtOnce = true});
    if (!source)
        return {.path = path, .action = Action::Fail, .reason = source.error().cause};
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
