#include "app/viewer/models/candidate_model.h"

#include "app/convert/copy_plan.h"
#include "app/viewer/models/reading_words.h"
#include "app/viewer/words/evidence_words.h"
#include "app/viewer/words/say.h"
#include "app/viewer/words/wording.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr std::size_t atLeast = 5; // cards shown even when their probability is next to nothing
constexpr std::size_t atMost = 9;  // one for each digit key

QString remarkOf(const Candidate& candidate, bool ruledOut) {
    if (ruledOut) {
        for (const Evidence& reason : candidate.reasons)
            if (reason.effect == Effect::Excludes)
                return Say::tr("Ruled out: %1")
                    .arg(translatedEvidence(qString(reason.detail.text())));
        return Say::tr("Ruled out");
    }
    return candidate.malformed == 0 ? QString()
                                    : Say::tr("%1 malformed").arg(numberText(candidate.malformed));
}

Card cardOf(const DocumentState& document, const Candidate& candidate, bool ruledOut) {
    Card card{.encoding = candidate.encoding,
              .label = encodingLabel(candidate.encoding),
              .probability = candidate.probability,
              .percent = ruledOut || document.isEmpty()
                             ? QString()
                             : percentText(candidate.probability, document.isDecided(candidate)),
              .language = languageName(document.languageOf(candidate)),
              .remark = remarkOf(candidate, ruledOut)};
    card.ruledOut = ruledOut;
    card.compact = !ruledOut && candidate.probability < worthALook;
    for (const EncodingId same : candidate.sameText)
        card.sameText += encodingName(same);
    return card;
}

/// What an amended reading makes of the first place where it is another.
Card cardOf(const DocumentState& document, const ReadAs& as) {
    const Amendment& amendment = *as.amendment;
    const std::uint64_t tells =
        as.isByParts() ? amendment.parts.front().end : amendment.repairs.front().range.begin;
    Card card{.encoding = as.encoding,
              .amendment = as.amendment,
              .label = readingLabel(as),
              .probability = amendment.confidence,
              .remark = amendmentText(as),
              .preview = previewBeside(document.bytes, as, ReadAs(as.encoding), tells, 3)};
    if (amendment.confidence > 0)
        card.percent = percentText(amendment.confidence, false);
    return card;
}

/// A reading that puts an encoding's text right stands before it where it is sure; else among the
/// others by its probability, behind the first one where that is not known.
void insert(std::vector<Card>& cards, Card amended) {
    const auto isLess = [&](const Card& card) {
        return !card.amendment &&
               (amended.probability >= sureConfidence || card.probability < amended.probability);
    };
    auto place = std::ranges::find_if(cards, isLess);
    if (amended.probability == 0)
        place = cards.begin() + std::min<std::ptrdiff_t>(std::ssize(cards), 1);
    cards.insert(place, std::move(amended));
}

/// All that a card shows, to see whether anything has changed.
QStringList contentOf(const Card& card) {
    QStringList content{card.label, card.percent, card.language, card.remark};
    for (const Row& row : card.preview.rows)
        content += markedText(row);
    for (const ByteRange& range : card.preview.differing)
        content += QString::number(range.begin);
    return content + card.sameText;
}

bool isShown(const Card& card, std::size_t row) {
    return !card.ruledOut && (row < atLeast || (row < atMost && card.probability >= worthALook));
}

} // namespace

std::size_t previewLines(const Card& card) {
    constexpr std::size_t most = 2;
    return std::min(card.preview.rows.size(), card.compact ? 1 : most);
}

QString footText(const Card& card) {
    QStringList parts;
    for (const QString& part : {card.language, card.remark})
        if (!part.isEmpty())
            parts += part;
    return parts.join(QStringLiteral(" · "));
}

QString sameTextLine(const Card& card) {
    constexpr qsizetype mostShown = 3;
    const auto count = card.sameText.size();
    if (count == 0 || card.compact)
        return {};
    const QString names = card.sameText.mid(0, mostShown).join(QStringLiteral(", "));
    return count > mostShown
               ? Say::tr("Same text as %1 and %2 more").arg(names).arg(count - mostShown)
               : Say::tr("Same text as %1").arg(names);
}

int CandidateModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_cards.size());
}

QVariant CandidateModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Card& shown = card(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shown.label;
    case Qt::ToolTipRole:
        if (shown.amendment)
            return shown.label; // which may be too long for the card
        return shown.sameText.isEmpty() ? QString()
                                        : tr("These names give the same text: %1")
                                              .arg(shown.sameText.join(QStringLiteral(", ")));
    case Qt::AccessibleTextRole: {
        QStringList said{shown.label, shown.percent, shown.language, shown.remark};
        said.removeAll(QString());
        return said.join(QStringLiteral(", "));
    }
    case EncodingRole:
        return static_cast<int>(shown.encoding);
    case PercentRole:
        return shown.percent;
    case LanguageRole:
        return shown.language;
    case RemarkRole:
        return shown.remark;
    case SameTextRole:
        return shown.sameText;
    case PreviewRole: {
        QStringList lines;
        for (const Row& row : shown.preview.rows)
            lines += markedText(row);
        return lines.join(QLatin1Char('\n'));
    }
    default:
        return {};
    }
}

void CandidateModel::setDocument(const DocumentState& document) {
    std::vector<Card> cards;
    m_tried = document.tried;
    m_bytes = document.bytes;
    if (document.answer) {
        const Detection& detection = document.detection();
        m_tellingByte = detection.ranked.empty() ? 0 : detection.ranked.front().tellingByte;
        for (std::size_t i = 0; i < detection.ranked.size(); ++i) {
            cards.push_back(cardOf(document, detection.ranked[i], false));
            if (i < document.answer->previews.size())
                cards.back().preview = document.answer->previews[i];
        }
        for (const Candidate& candidate : detection.excluded)
            cards.push_back(cardOf(document, candidate, true));
        for (const ReadAs& as : document.offered)
            insert(cards, cardOf(document, as));
        if (document.amendment &&
            std::ranges::find(document.offered, document.readAs()) == document.offered.end())
            insert(cards, cardOf(document, document.readAs()));
    }
    for (const EncodingId encoding : document.tried)
        if (document.answer && document.candidateFor(encoding) == nullptr)
            cards.push_back({.encoding = encoding,
                             .label = encodingLabel(encoding),
                             .remark = Say::tr("Your choice")});
    reload(std::move(cards));
}

void CandidateModel::clear() {
    m_expanded = false;
    m_tried.clear();
    reload({});
}

void CandidateModel::setExpanded(bool expanded) {
    m_expanded = expanded;
    reload(m_all);
}

void CandidateModel::reload(std::vector<Card> cards) {
    m_all = std::move(cards);
    std::vector<Card> shown;
    for (std::size_t i = 0; i < m_all.size(); ++i)
        if (m_expanded || m_all[i].amendment || isTried(m_all[i].encoding) || isShown(m_all[i], i))
            shown.push_back(withPreview(m_all[i]));
    if (std::ranges::equal(shown, m_cards, {}, contentOf, contentOf))
        return; // nothing is to jump or blink
    beginResetModel();
    m_cards = std::move(shown);
    endResetModel();
}

Card CandidateModel::withPreview(Card card) const {
    if (card.preview.rows.empty() && m_bytes)
        card.preview.rows = previewAround(m_bytes, card.encoding, m_tellingByte, 3);
    return card;
}

bool CandidateModel::isTried(EncodingId encoding) const {
    return std::ranges::find(m_tried, encoding) != m_tried.end();
}

int CandidateModel::rowOf(const ReadAs& as) const {
    const QString name = encodingName(as.encoding);
    const auto card = std::ranges::find_if(m_cards, [&](const Card& c) {
        return c.amendment == as.amendment &&
               (c.encoding == as.encoding || (!as.amendment && c.sameText.contains(name)));
    });
    return card == m_cards.end() ? -1 : static_cast<int>(card - m_cards.begin());
}

QString CandidateModel::restText() const {
    const std::size_t hidden = m_all.size() - m_cards.size();
    if (hidden == 0)
        return {};
    const auto out = std::ranges::count_if(m_all, &Card::ruledOut) -
                     std::ranges::count_if(m_cards, &Card::ruledOut);
    const auto more = static_cast<std::ptrdiff_t>(hidden) - out;
    QStringList parts;
    if (more > 0)
        parts += Say::tr("%1 more").arg(more);
    if (out > 0)
        parts += Say::tr("%1 ruled out").arg(out);
    return parts.join(QStringLiteral(", "));
}

} // namespace charsleuth::viewer
