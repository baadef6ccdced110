#include "app/viewer/models/reasons.h"

#include "app/viewer/words/evidence_words.h"
#include "app/viewer/words/say.h"
#include "app/viewer/words/wording.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace charsleuth::viewer {

namespace {

constexpr double fullBar = 1000; // decibans
constexpr double leastBar = 0.1; // for what weighs nothing but speaks against

/// The core's sentence as the user reads it: engines by their names.
QString sentenceOf(const Evidence& evidence) {
    QString sentence = translatedEvidence(qString(evidence.detail.text()));
    if (evidence.kind == EvidenceKind::Opinion)
        return sentence.startsWith(QLatin1String("icu ")) ? QStringLiteral("ICU") + sentence.mid(3)
                                                          : sentence;
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    return groupedNumbers(sentence);
}

QString sourceOf(const Evidence& evidence) {
    if (evidence.kind == EvidenceKind::Opinion && evidence.weight.decibans == 0)
        return Say::tr("shown only"); // the sentence begins with the engine's name
    if (evidence.kind == EvidenceKind::Statistics)
        return Say::tr("statistics");
    if (evidence.kind == EvidenceKind::Structure)
        return Say::tr("structure");
    return evidence.source == "icu" ? QStringLiteral("ICU") : qString(evidence.source);
}

Reason reasonOf(const Evidence& evidence) {
    return {.sentence = sentenceOf(evidence),
            .decibans = evidence.weight.decibans,
            .effect = evidence.effect,
            .source = sourceOf(evidence),
            .where = evidence.where};
}

/// Each kind together, in the order in which the kinds come first.
std::vector<Evidence> byKind(const std::vector<Evidence>& reasons) {
    std::vector<Evidence> grouped;
    for (const Evidence& first : reasons) {
        if (std::ranges::find(grouped, first.kind, &Evidence::kind) != grouped.end())
            continue;
        std::ranges::copy_if(reasons, std::back_inserter(grouped),
                             [&](const Evidence& other) { return other.kind == first.kind; });
    }
    return grouped;
}

/// What speaks for the best others, however little.
void addRivals(std::vector<Reason>& reasons, const DocumentState& document) {
    constexpr std::size_t mostRivals = 2;
    constexpr std::size_t mostReasons = 2; // of each
    std::size_t rivals = 0;
    for (const Candidate& rival : document.detection().ranked) {
        if (&rival == document.candidate())
            continue;
        std::vector<Reason> speaking;
        for (const Evidence& evidence : rival.reasons)
            if (speaking.size() < mostReasons && evidence.weight.decibans > 0)
                speaking.push_back(reasonOf(evidence));
        if (!speaking.empty()) {
            reasons.push_back({.sentence = Say::tr("What speaks for %1 (%2)")
                                               .arg(encodingName(rival.encoding),
                                                    percentText(rival.probability, false)),
                               .heading = true});
            std::ranges::move(speaking, std::back_inserter(reasons));
        }
        if (++rivals == mostRivals)
            return;
    }
}

/// The reason to name in a verdict, as the end of a sentence.
QString mainReason(const Candidate& candidate, const auto& isMain) {
    for (const Evidence& evidence : candidate.reasons)
        if (isMain(evidence)) {
            QString sentence = sentenceOf(evidence);
            if (sentence.size() > 1 && !sentence[1].isUpper()) // "ASCII" stays
                sentence[0] = sentence[0].toLower();
            return QStringLiteral(": ") + sentence.section(QLatin1Char(';'), 0, 0);
        }
    return {};
}

} // namespace

QString verdictText(const DocumentState& document) {
    if (!document.shown)
        return Say::tr("Why");
    const QString name = encodingName(*document.shown);
    const Candidate* candidate = document.candidate();
    if (candidate == nullptr || document.detection().ranked.empty())
        return Say::tr("Why %1").arg(name);
    const Candidate& best = document.detection().ranked.front();
    if (candidate == &best)
        return Say::tr("Why %1").arg(name);
    const auto& excluded = document.detection().excluded;
    if (std::ranges::find(excluded, candidate, [](const Candidate& c) { return &c; }) !=
        excluded.end())
        return Say::tr("%1 is ruled out%2").arg(name, mainReason(*candidate, [](const Evidence& e) {
                                                    return e.effect == Effect::Excludes;
                                                }));
    return Say::tr("%1 is less likely than %2%3")
        .arg(name, encodingName(best.encoding), mainReason(*candidate, [](const Evidence& e) {
                 return e.kind == EvidenceKind::Statistics;
             }));
}

std::vector<Reason> reasonsFor(const DocumentState& document) {
    std::vector<Reason> reasons;
    const Candidate* candidate = document.candidate();
    if (candidate == nullptr)
        return reasons;
    // The letters of text encoded twice are nobody's language.
    const bool garbled =
        document.detection().encodedTwice && candidate == &document.detection().ranked.front();
    for (const Evidence& evidence : byKind(candidate->reasons))
        if (!garbled || evidence.kind != EvidenceKind::Statistics)
            reasons.push_back(reasonOf(evidence));
    for (const Conflict& conflict : document.detection().conflicts)
        if (document.candidateFor(conflict.named) != candidate)
            reasons.push_back(
                {.sentence = Say::tr("Against: the file says %1 (%2)")
                                 .arg(qString(conflict.label), qString(conflict.rule)),
                 .effect = Effect::Weakens,
                 .source = qString(conflict.rule),
                 .where = conflict.range});
    addRivals(reasons, document);
    return reasons;
}

int ReasonModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_reasons.size());
}

QVariant ReasonModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Reason& row = reason(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.sentence;
    case Qt::ToolTipRole:
        return row.decibans == 0 ? QStringLiteral("%1\n%2").arg(row.sentence, row.source)
                                 : Say::tr("%1\n%2, weight %3 decibans")
                                       .arg(row.sentence, row.source)
                                       .arg(std::lround(row.decibans));
    case SourceRole:
        return row.source;
    case HeadingRole:
        return row.heading;
    case BarRole: {
        if (row.effect == Effect::Decides)
            return 1.0;
        if (row.decibans == 0)
            return row.effect == Effect::Weakens ? -leastBar : 0.0;
        const double size = std::log1p(std::abs(row.decibans)) / std::log1p(fullBar);
        return std::copysign(std::min(size, 1.0), row.decibans);
    }
    default:
        return {};
    }
}

void ReasonModel::setReasons(std::vector<Reason> reasons) {
    beginResetModel();
    m_reasons = std::move(reasons);
    endResetModel();
}

} // namespace charsleuth::viewer
