#include "app/convert/copy_plan.h"

#include "app/convert/find_parts.h"
#include "app/files/digits.h"
#include "core/decode/bom.h"
#include "core/registry/encoding_name.h"

#include <algorithm>
#include <cmath>

namespace charsleuth {

namespace {

using Why = Refusal::Why;

/// Rounded down: 0.9499 is "0.949", since "0.95" would not be below 0.95.
std::string confidenceWords(double confidence) {
    constexpr int decimals = 3;
    return fixedPoint(std::floor(std::max(0.0, confidence) * 1e3) / 1e3, decimals);
}

/// Plans the copy of one input.
class Planner {
public:
    Planner(FileSource& source, const CopyWishes& wishes, const FileStatus* replaced)
        : m_source(source), m_wishes(wishes), m_replaced(replaced) {
        m_plan.conversion = {.to = wishes.to,
                             .addBom = wishes.bom == BomWish::Add && hasBom(wishes.to),
                             .newline = wishes.newline,
                             .onLoss = wishes.onLoss,
                             .standIn = wishes.standIn};
    }

    CopyPlan planDetected(const Detection& detection) {
        const bool isText = !detection.binary && !detection.ranked.empty();
        const bool stays = isText && wouldStay(detection);
        if (stays && !m_wishes.fixDeclarations)
            return leave(detection);
        using Parts = LookWishes::Parts;
        const auto findings = lookInto(m_source, detection,
                                       {.parts = m_wishes.bySegments ? Parts::Ranges : Parts::None,
                                        .mojibake = detection.encodedTwice.has_value()});
        if (!findings)
            return refuse({.error = findings.error()});
        if (m_wishes.bySegments && (findings->mixed || !isText) && !findings->parts.empty() &&
            hasText(findings->parts))
            return planRead({.encoding = mainEncoding(findings->parts),
                             .parts = decodedParts(findings->parts)});
        if (!isText)
            return refuse(Why::NoText, "is binary");
        m_plan.conversion.from = detection.ranked.front().encoding;
        if (auto doubt = doubtIn(detection, *findings))
            return refuse(*std::move(doubt));
        CopyPlan plan = planRead({isOfTarget(detection) ? m_wishes.to : m_plan.conversion.from});
        const bool copies = plan.kind == CopyPlan::Kind::Copy;
        return copies && stays && plan.conversion.substitutions.empty() ? leave(detection) : plan;
    }

    CopyPlan planRead(NamedReading reading) {
        ConversionPlan& conversion = m_plan.conversion;
        conversion.from = reading.encoding;
        conversion.substitutions = std::move(reading.substitutions);
        conversion.parts = std::move(reading.parts);
        conversion.keepBom = keepsBomOf(reading.encoding);
        auto stale = staleDeclarations(m_source, reading.encoding, m_wishes.to);
        if (!stale)
            return refuse({.error = stale.error()});
        m_plan.declares = !stale->empty();
        m_plan.stale = *std::move(stale);
        if (m_wishes.fixDeclarations)
            correctDeclarations();
        auto asItIs = isToStay();
        if (!asItIs)
            return refuse({.error = asItIs.error()});
        conversion.asItIs = *asItIs;
        if (m_replaced != nullptr)
            if (auto why = whyNotReplaced(m_source.path(), *m_replaced, m_wishes.partLinks))
                return refuse(*std::move(why));
        return std::move(m_plan);
    }

private:
    CopyPlan refuse(Refusal refusal) {
        m_plan.kind = CopyPlan::Kind::Refuse;
        m_plan.refusal = std::move(refusal);
        return std::move(m_plan);
    }

    CopyPlan refuse(Why why, std::string reason) { return refuse(refusal(why, std::move(reason))); }

    Refusal refusal(Why why, std::string reason) const {
        return {why, {m_source.path(), std::move(reason)}};
    }

    CopyPlan leave(const Detection& detection) {
        m_plan.kind = CopyPlan::Kind::Leave;
        m_plan.refusal.error = {m_source.path(), detection.asciiOnly
                                                     ? "is ASCII"
                                                     : "is " + nameOf(m_wishes.to) + " already"};
        m_plan.conversion.from = m_wishes.to;
        m_plan.conversion.keepBom = keepsBomOf(m_wishes.to);
        m_plan.conversion.asItIs = true;
        return std::move(m_plan);
    }

    bool keepsBomOf(EncodingId from) const {
        return m_wishes.bom == BomWish::Keep && keepsBom(from, m_wishes.to);
    }

    /// Whether the input is sound text in the target.
    bool isOfTarget(const Detection& detection) const {
        const Candidate& best = detection.ranked.front();
        return best.gives(m_wishes.to) && best.malformed == 0;
    }

    /// Whether the copy would be the same bytes as the input, declarations aside.
    bool wouldStay(const Detection& detection) const {
        const bool marked = detection.bom ? m_plan.conversion.addBom || keepsBomOf(m_wishes.to)
                                          : m_plan.conversion.addBom;
        return isOfTarget(detection) && !detection.encodedTwice &&
               m_wishes.newline == Newline::Keep && marked == detection.bom.has_value();
    }

    /// Whether nothing is to change, if the input is sound text in the encoding that it is read in.
    Result<bool> isToStay() const {
        const ConversionPlan& conversion = m_plan.conversion;
        if (conversion.from != conversion.to || !conversion.parts.empty() ||
            !conversion.substitutions.empty() || conversion.newline != Newline::Keep ||
            conversion.onLoss != OnLoss::Fail || conversion.addBom)
            return false;
        constexpr std::uint64_t longestBom = 4; // bytes
        const auto head = m_source.bytesAt({0, longestBom});
        if (!head)
            return head.error();
        return conversion.keepBom || !bomAt(*head);
    }

    /// Why the encoding that was found is not one to write down.
    std::optional<Refusal> doubtIn(const Detection& detection,
                                   const InputFindings& findings) const {
        const Candidate& best = detection.ranked.front();
        const std::string name = nameOf(best.encoding);
        const bool lossesMeant = best.malformed > 0 && m_wishes.onLoss != OnLoss::Fail;
        if (findings.mixed && !lossesMeant)
            return refusal(Why::Mixed, "has lines that may be in another encoding than " + name);
        // Written in that page, the text is what was meant, in UTF-8.
        if (findings.encodedTwice && m_wishes.to != *findings.encodedTwice)
            return refusal(Why::EncodedTwice,
                           "was encoded twice, by way of " + nameOf(*findings.encodedTwice));
        if (best.probability < m_wishes.leastConfidence && !isOfTarget(detection))
            return refusal(Why::Unsure,
                           "is " + name + " with a confidence of " +
                               confidenceWords(best.probability) +
                               (m_wishes.leastConfidence > 1
                                    ? ", which is not in --from"
                                    : ", below " + confidenceWords(m_wishes.leastConfidence)));
        return std::nullopt;
    }

    /// Plans to change the declarations that the copy would make false.
    void correctDeclarations() {
        m_plan.corrected = m_plan.stale;
        m_plan.stale = planCorrections(std::move(m_plan.stale), m_plan.conversion,
                                       m_wishes.bom != BomWish::Remove);
        std::erase_if(m_plan.corrected, [this](const StaleDeclaration& declaration) {
            return std::ranges::any_of(m_plan.stale, [&](const StaleDeclaration& left) {
                return left.range.begin == declaration.range.begin;
            });
        });
    }

    FileSource& m_source;
    const CopyWishes& m_wishes;
    const FileStatus* m_replaced;
    CopyPlan m_plan;
};

} // namespace

CopyPlan planCopy(FileSource& source, const Detection& detection, const CopyWishes& wishes,
                  const FileStatus* replaced) {
    return Planner(source, wishes, replaced).planDetected(detection);
}

CopyPlan planCopy(FileSource& source, NamedReading reading, const CopyWishes& wishes,
                  const FileStatus* replaced) {
    return Planner(source, wishes, replaced).planRead(std::move(reading));
}

} // namespace charsleuth
