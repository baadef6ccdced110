#include "app/viewer/models/copies.h"

#include "app/convert/checked_encoder.h"
#include "app/viewer/models/typed_letters.h"
#include "app/viewer/words/cause_words.h"
#include "app/viewer/models/character_note.h"
#include "app/viewer/words/say.h"
#include "app/viewer/words/wording.h"
#include "core/decode/utf8_text.h"
#include "core/registry/registry.h"

#include <QChar>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr char32_t malformedSign = U'\uFFFD'; ///< see ConversionPlan::standIn

/// Itself, or nothing where it cannot be seen or would act on the text around it.
QString shown(char32_t character) {
    if (!QChar::isPrint(character) || QChar::isSpace(character))
        return {};
    return QString::fromUcs4(&character, 1);
}

QString text(const QStringList& row, int column) {
    return column < row.size() ? row[column] : QString();
}

QString writtenFor(std::optional<char32_t> character, const CopyWishes& wishes) {
    switch (wishes.onLoss) {
    case OnLoss::StandIn:
        return QString::fromStdU16String(wishes.standIn(character.value_or(malformedSign)));
    case OnLoss::Escape:
        return character ? QString::fromStdU16String(escapeOf(*character))
                         : QStringLiteral("\\x{…}");
    case OnLoss::Replace:
        return QStringLiteral("?");
    case OnLoss::Fail:
        break;
    }
    return {};
}

QString malformedOf(const CopyOutcome& outcome) {
    return Say::tr("%1 as %2")
        .arg(malformedText(outcome.report.malformed), encodingName(outcome.from));
}

QString lackingText(const ConversionReport& report, EncodingId to) {
    return report.characters.size() == 1
               ? Say::tr("1 character is not in %1").arg(encodingName(to))
               : Say::tr("%1 characters are not in %2")
                     .arg(numberText(report.characters.size()), encodingName(to));
}

/// What a copy has not as the file has it; empty where it has everything.
QString lossText(const CopyOutcome& outcome, EncodingId to) {
    QStringList losses;
    if (outcome.report.lacking > 0)
        losses += lackingText(outcome.report, to);
    if (outcome.report.malformed > 0)
        losses += malformedOf(outcome);
    return losses.join(QStringLiteral("; "));
}

QString refusalText(const Refusal& refusal) {
    if (refusal.error.cause == "is the file that is converted")
        return Say::tr("is the file that is converted; give the copy another name");
    return causeText(refusal.error.cause);
}

} // namespace

QString linesText(const Lines& lines) {
    QStringList words;
    for (const std::uint64_t line : lines.first)
        words += numberText(line);
    const QString all = words.join(QStringLiteral(", "));
    return lines.more ? Say::tr("%1 and others").arg(all) : all;
}

QString bomText(const ConversionReport& report) {
    if (report.inputHasBom && report.copyHasBom)
        return Say::tr("the byte order mark is kept");
    if (report.inputHasBom)
        return Say::tr("the byte order mark is left out");
    return report.copyHasBom ? Say::tr("a byte order mark is written") : QString();
}

QString verdictText(const CopyOutcome& trial, EncodingId to) {
    if (trial.refusal)
        return resultText(trial, to);
    const ConversionReport& report = trial.report;
    const QString losses = lossText(trial, to);
    const QString bom = bomText(report);
    if (!losses.isEmpty())
        return (bom.isEmpty() ? losses : losses + QStringLiteral("; ") + bom) + QLatin1Char('.');
    if (!report.reread)
        return Say::tr("%1 would not give the same text again.").arg(encodingName(to));
    QString all =
        bom.isEmpty()
            ? Say::tr("All of the text can be written as %1.").arg(encodingName(to))
            : Say::tr("All of the text can be written as %1; %2.").arg(encodingName(to), bom);
    if (report.nextLines > 0)
        all += QLatin1Char(' ') + Say::tr("Its lines still end with NEL (U+0085), which few "
                                          "programs know outside EBCDIC; LF is under “Line ends”.");
    return all;
}

QString resultText(const CopyOutcome& outcome, EncodingId to) {
    if (outcome.refusal)
        return QStringLiteral("%1: %2.").arg(pathText(outcome.refusal->error.path),
                                             refusalText(*outcome.refusal));
    const bool here = outcome.replaced.has_value();
    if (outcome.copy.empty() && !here)
        return verdictText(outcome, to);
    const QString losses = lossText(outcome, to);
    if (losses.isEmpty())
        return here
                   ? Say::tr("%1 is in %2 now. It was read again and compared; the original is %3.")
                         .arg(fileName(outcome.path), encodingName(to),
                              pathText(outcome.replaced->kept))
                   : Say::tr("Saved as %1. It was read again and compared.")
                         .arg(pathText(outcome.copy));
    return here ? Say::tr("%1 is in %2 now. It was read again and is the same but for this: %3. "
                          "The original is %4.")
                      .arg(fileName(outcome.path), encodingName(to), losses,
                           pathText(outcome.replaced->kept))
                : Say::tr("Saved as %1. It was read again and is the same but for this: %2.")
                      .arg(pathText(outcome.copy), losses);
}

QString progressText(std::uint64_t read, std::uint64_t size, std::int64_t milliseconds) {
    const double share = size == 0 ? 1 : static_cast<double>(read) / static_cast<double>(size);
    QStringList parts{percentText(std::min(share, 1.0), true)};
    if (milliseconds >= 500 && read > 0) { // before that it would be a guess
        const double perSecond =
            static_cast<double>(read) * 1000 / static_cast<double>(milliseconds);
        parts += Say::tr("%1 a second").arg(sizeText(static_cast<std::uint64_t>(perSecond)));
        const double left = static_cast<double>(size - std::min(read, size)) / perSecond;
        parts += Say::tr("%1 s left").arg(numberText(static_cast<std::uint64_t>(left + 1)));
    }
    return parts.join(QStringLiteral(" · "));
}

std::string suggestedCopy(const std::string& path, EncodingId to) {
    const std::size_t slash = path.rfind('/');
    const std::size_t name = slash == path.npos ? 0 : slash + 1;
    std::string tag(info(to).name);
    std::ranges::transform(tag, tag.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    });
    const std::size_t dot = path.rfind('.');
    const std::size_t end = dot == path.npos || dot <= name ? path.size() : dot;
    return path.substr(0, end) + '.' + tag + path.substr(end);
}

int LossModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int LossModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LossModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole && index.column() == Count)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    return index.column() == WrittenAs ? writtenFor(m_characters[row], m_wishes)
                                       : text(m_rows[row], index.column());
}

QVariant LossModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::TextAlignmentRole && section == Count)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    const QString titles[] = {tr("Character"), tr("Written as"), tr("Code point"), tr("Times"),
                              tr("On lines")};
    return titles[section];
}

void LossModel::setReport(const ConversionReport& report) {
    beginResetModel();
    m_rows.clear();
    m_characters.clear();
    if (report.malformed > 0) {
        m_rows.push_back({QString(), QString(), tr("malformed bytes"), numberText(report.malformed),
                          linesText(report.malformedLines)});
        m_characters.emplace_back();
    }
    for (const LackingCharacter& lacking : report.characters) {
        m_rows.push_back({shown(lacking.character), QString(), codePointText(lacking.character),
                          numberText(lacking.count), linesText(lacking.lines)});
        m_characters.emplace_back(lacking.character);
    }
    endResetModel();
}

void LossModel::setWishes(const CopyWishes& wishes) {
    m_wishes = wishes;
    if (!m_rows.empty())
        emit dataChanged(index(0, WrittenAs), index(rowCount() - 1, WrittenAs));
}

bool needsQuestionMarks(const ConversionReport& report) {
    return report.malformed > 0 ||
           std::ranges::any_of(report.characters, [](const LackingCharacter& lacking) {
               return typedLetters(lacking.character) == u"?";
           });
}

} // namespace charsleuth::viewer
