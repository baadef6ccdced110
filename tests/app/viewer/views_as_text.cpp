#include "tests/app/viewer/views_as_text.h"

#include "app/viewer/models/banners.h"
#include "app/viewer/models/byte_rows.h"
#include "app/viewer/models/candidate_model.h"
#include "app/viewer/models/comparison.h"
#include "app/viewer/models/declarations.h"
#include "app/viewer/models/overview.h"
#include "app/viewer/models/reasons.h"
#include "app/viewer/models/screen_text.h"
#include "app/viewer/models/status.h"
#include "app/viewer/models/suggested.h"
#include "app/viewer/words/wording.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>

namespace charsleuth::viewer {

namespace {

constexpr std::size_t textRows = 12;
constexpr std::size_t mostByteRows = 6;
constexpr std::size_t differentRows = 4;
constexpr int barLength = 12;

bool isWithin(const std::vector<ByteRange>& ranges, std::uint64_t byte) {
    return std::ranges::any_of(ranges, [&](const ByteRange& r) { return r.contains(byte); });
}

/// A row as the screen shows it; what is tinted there stands between « and ».
QString lineOf(const Row& row, const std::vector<ByteRange>& tinted = {}) {
    const ScreenText screen({&row});
    QString line;
    bool open = false;
    for (int i = 0; i + 1 < screen.text().size(); ++i) {
        if (isWithin(tinted, screen.byteOf(i)) != open)
            line += (open = !open) ? u'«' : u'»';
        line += screen.text()[i];
    }
    return open ? line + u'»' : line;
}

QString numbered(const Row& row, const std::vector<ByteRange>& tinted = {}) {
    const QString number =
        row.line && row.startsLine ? QString::number(*row.line + 1) : QStringLiteral(" ");
    return QStringLiteral("%1  %2").arg(number, 4).arg(lineOf(row, tinted));
}

QStringList noticesOf(const DocumentState& document) {
    QStringList out;
    for (const Banner& banner : bannersFor(document)) {
        out += QStringLiteral("[%1] %2").arg(nameOf(banner.kind), banner.text);
        for (const ReadingOffer& reading : banner.readings)
            out += QStringLiteral("  %1 %2: %3")
                       .arg(QLatin1Char(reading.shown ? '>' : ' '))
                       .arg(reading.title, reading.line);
        if (banner.offer)
            out += QStringLiteral("    offers %1").arg(encodingName(*banner.offer));
        if (banner.deeds.contains(Deed::OtherEncodings))
            out += QStringLiteral("    others fit better");
    }
    return out;
}

QStringList candidatesOf(const DocumentState& document) {
    CandidateModel cards;
    cards.setDocument(document);
    QStringList out;
    if (const QString certainty = certaintyText(document); !certainty.isEmpty())
        out += certainty;
    const int current = document.shown ? cards.rowOf(*document.shown) : -1;
    for (int i = 0; i < cards.rowCount(); ++i) {
        const Card& card = cards.card(i);
        out += QStringLiteral("%1 %2 %3  %4")
                   .arg(QLatin1Char(i == current ? '>' : ' '))
                   .arg(i + 1)
                   .arg(card.label, card.percent);
        for (std::size_t line = 0; line < previewLines(card); ++line)
            out +=
                QStringLiteral("    | ") + lineOf(card.preview.rows[line], card.preview.differing);
        for (const QString& line : {footText(card), sameTextLine(card)})
            if (!line.isEmpty())
                out += QStringLiteral("    ") + line;
    }
    return out << cards.restText();
}

QStringList textOf(const DocumentState& document) {
    QStringList out;
    if (!document.shown)
        return out;
    for (const Row& row : document.text().rowsAt(0, 0, textRows - 1).rows)
        out += numbered(row);
    std::vector<OverviewMark> marks = malformedMarks(document.text());
    for (const SaidPlace& place : saidPlaces(document))
        marks.push_back({MarkKind::Declaration, place.where, 1});
    for (const OverviewMark& mark : marks)
        out += QStringLiteral("      mark @%1: %2").arg(mark.first.begin).arg(textOf(mark));
    return out;
}

QStringList comparisonOf(const DocumentState& document) {
    const auto other = document.shown ? runnerUp(document) : std::nullopt;
    if (!other)
        return {};
    Comparison comparison;
    comparison.setReadings(document.text(), {*other});
    comparison.index();
    if (!QTest::qWaitFor([&] { return !comparison.isBusy(); }, 20000))
        qFatal("the comparison does not end");
    const Places& places = comparison.places();
    QStringList out{QStringLiteral("%1 and %2: %3")
                        .arg(encodingLabel(*document.shown), encodingLabel(other->encoding),
                             comparison.summary({}))};
    std::uint64_t from = 0;
    for (std::size_t i = 0; i < differentRows; ++i) {
        const auto place = places.from(from);
        if (!place)
            break;
        for (const FileText& text : {document.text(), comparison.textOf(*other)}) {
            const Rows rows = text.rowsAt(place->begin, 0, 0);
            const Row& row = rows.rows[rows.anchor];
            out += numbered(row, places.within(row.bytes));
            from = std::max(from, row.bytes.end);
        }
    }
    return out;
}

QString barOf(double length) {
    const auto blocks = static_cast<qsizetype>(std::ceil(std::abs(length) * barLength));
    return QString(blocks, length < 0 ? u'▯' : u'▮').leftJustified(barLength);
}

QStringList reasonsOf(const DocumentState& document) {
    ReasonModel reasons;
    reasons.setReasons(reasonsFor(document));
    QStringList out{verdictText(document)};
    for (int i = 0; i < reasons.rowCount(); ++i) {
        const Reason& reason = reasons.reason(i);
        if (reason.heading) {
            out += reason.sentence;
            continue;
        }
        QString line = QStringLiteral("%1  %2  (%3)")
                           .arg(barOf(reasons.index(i).data(ReasonModel::BarRole).toDouble()),
                                reason.sentence, reason.source);
        if (reason.where)
            line += QStringLiteral(" @%1").arg(reason.where->begin);
        out += line;
    }
    return out;
}

/// Bytes of one character are joined by "-"; malformed ones stand between brackets.
QStringList bytesOf(const DocumentState& document) {
    const FileText text(document.bytes,
                        document.shown ? document.index : emptyIndex(EncodingId::Iso8859_1));
    QStringList out;
    for (const ByteRow& row : byteRows(text, 0, mostByteRows)) {
        QString cells;
        for (const ByteCell& cell : row.cells) {
            const QString hex =
                QStringLiteral("%1").arg(cell.value, 2, 16, QLatin1Char('0')).toUpper();
            cells += cell.malformed ? QStringLiteral("[%1]").arg(hex) : hex;
            cells += cell.endsCharacter ? u' ' : u'-';
        }
        out += QStringLiteral("%1  %2 %3")
                   .arg(row.offset, 6, 16, QLatin1Char('0'))
                   .arg(cells, -50)
                   .arg(row.text);
    }
    return out;
}

/// Percentages to the nearest ten, so that a hair's breadth in the statistics is not a change.
QString rounded(const QString& text) {
    static const QRegularExpression share(QStringLiteral("(?<![<>\\d])(\\d{1,2})\u202F%"));
    QString out;
    qsizetype from = 0;
    for (auto all = share.globalMatch(text); all.hasNext();) {
        const auto found = all.next();
        out += text.mid(from, found.capturedStart() - from);
        out += QStringLiteral("about %1\u202F%")
                   .arg(10 * std::lround(found.captured(1).toDouble() / 10));
        from = found.capturedEnd();
    }
    return out + text.mid(from);
}

QString statusLineOf(const DocumentState& document) {
    const Status status = statusFor(document);
    QStringList fields{statusText(status), status.malformed};
    fields.removeAll(QString());
    return fields.join(QStringLiteral("  ·  "));
}

} // namespace

QString viewsAsText(const Session& session) {
    const DocumentState& document = session.state();
    const std::pair<QString, QStringList> views[] = {
        {QStringLiteral("Notices"), noticesOf(document)},
        {QStringLiteral("Candidates"), candidatesOf(document)},
        {QStringLiteral("Text"), textOf(document)},
        {QStringLiteral("Compare"), comparisonOf(document)},
        {QStringLiteral("Why"), reasonsOf(document)},
        {QStringLiteral("Bytes"), bytesOf(document)},
        {QStringLiteral("Status"), {statusLineOf(document)}}};
    QString out;
    for (const auto& [title, lines] : views) {
        out += QStringLiteral("== %1\n").arg(title);
        for (QString line : lines) {
            while (line.endsWith(QLatin1Char(' ')))
                line.chop(1);
            if (!line.isEmpty())
                out += line + QLatin1Char('\n');
        }
        out += QLatin1Char('\n');
    }
    return rounded(out.chopped(1));
}

} // namespace charsleuth::viewer
