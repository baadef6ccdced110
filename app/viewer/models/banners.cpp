#include "app/viewer/models/banners.h"

#include "app/viewer/models/wording.h"
#include "core/registry/registry.h"

namespace charsleuth::viewer {

namespace {

QString lineOf(const DocumentState& document, std::uint64_t byte) {
    const Rows rows = document.text().rowsAt(byte, 0, 0);
    const auto line = rows.rows[rows.anchor].line;
    return line ? QStringLiteral("line %1").arg(numberText(*line + 1))
                : QStringLiteral("byte %1").arg(numberText(byte));
}

QString ruleText(const std::string& rule) {
    if (rule == "html-meta")
        return QStringLiteral("HTML meta");
    if (rule == "xml-declaration")
        return QStringLiteral("XML declaration");
    return qString(rule);
}

Banner conflictBanner(const DocumentState& document, const Conflict& conflict) {
    const QString label = qString(conflict.label);
    const bool inside = !conflict.range.empty();
    const QString place = inside
                              ? QStringLiteral("%1, %2").arg(ruleText(conflict.rule),
                                                             lineOf(document, conflict.range.begin))
                              : ruleText(conflict.rule);
    const auto& ranked = document.detection().ranked;
    if (conflict.named == document.shown && !ranked.empty())
        return {BannerKind::Conflict,
                QStringLiteral("Shown as declared (%1, %2); the bytes read better as %3.")
                    .arg(label, place, encodingName(ranked.front().encoding)),
                ranked.front().encoding};
    const QString who =
        inside ? QStringLiteral("The file") : QStringLiteral("What stands beside the file");
    return {BannerKind::Conflict,
            QStringLiteral("%1 says %2 (%3); its bytes read as %4.")
                .arg(who, label, place, encodingName(*document.shown)),
            conflict.named};
}

QString binaryText(const DocumentState& document) {
    const std::string& format = document.answer->binaryFormat;
    if (!format.empty()) {
        const bool vowel = std::string_view("AEIOaeio").find(format[0]) != std::string_view::npos;
        return QStringLiteral("This is %1 %2, not text.")
            .arg(vowel ? QStringLiteral("an") : QStringLiteral("a"), qString(format));
    }
    return QStringLiteral("This is a binary file: %1.")
        .arg(groupedNumbers(qString(document.detection().binaryReason)));
}

} // namespace

std::vector<Banner> bannersFor(const DocumentState& document) {
    std::vector<Banner> banners;
    if (document.changedOnDisk)
        banners.push_back({BannerKind::Changed,
                           QStringLiteral("The file has changed on disk since it was opened."),
                           std::nullopt});
    if (document.bytes && document.bytes->isCut())
        banners.push_back({BannerKind::Truncated,
                           QStringLiteral("Only the first %1 were read; the input goes on.")
                               .arg(sizeText(document.bytes->size())),
                           std::nullopt});
    if (!document.answer)
        return banners;
    if (document.detection().binary)
        banners.push_back({BannerKind::Binary, binaryText(document),
                           document.shown ? std::nullopt : findEncoding("windows-1252")});
    if (!document.shown)
        return banners;
    if (!document.detection().conflicts.empty())
        banners.push_back(conflictBanner(document, document.detection().conflicts.front()));
    const TextTally& tally = document.index->tally;
    if (tally.malformed > 0 && tally.firstMalformed) {
        const bool one = tally.malformed == 1;
        banners.push_back({BannerKind::Damage,
                           QStringLiteral("%1 %2; %3 %4.")
                               .arg(malformedText(tally.malformed), encodingName(*document.shown),
                                    one ? QStringLiteral("it is at") : QStringLiteral("first at"),
                                    lineOf(document, tally.firstMalformed->begin)),
                           std::nullopt});
    }
    if (document.firstGuess)
        banners.push_back(
            {BannerKind::Refined,
             QStringLiteral("All of the file reads better as %1 than as %2, which its "
                            "beginning suggested.")
                 .arg(encodingName(*document.shown), encodingName(*document.firstGuess)),
             document.firstGuess});
    return banners;
}

QString nameOf(BannerKind kind) {
    switch (kind) {
    case BannerKind::Failed:
        return QStringLiteral("failed");
    case BannerKind::Conflict:
        return QStringLiteral("conflict");
    case BannerKind::Damage:
        return QStringLiteral("damage");
    case BannerKind::Binary:
        return QStringLiteral("binary");
    case BannerKind::Changed:
        return QStringLiteral("changed");
    case BannerKind::Truncated:
        return QStringLiteral("truncated");
    case BannerKind::Refined:
        return QStringLiteral("refined");
    }
    return {};
}

} // namespace charsleuth::viewer
