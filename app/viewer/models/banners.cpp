#include "app/viewer/models/banners.h"

#include "app/viewer/models/reading_words.h"
#include "app/viewer/session/preview.h"
#include "app/viewer/words/cause_words.h"
#include "app/viewer/words/evidence_words.h"
#include "app/viewer/words/format_words.h"
#include "app/viewer/words/say.h"
#include "app/viewer/models/screen_text.h"
#include "app/viewer/words/wording.h"
#include "core/registry/registry.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

QString lineOf(const DocumentState& document, std::uint64_t byte) {
    const Rows rows = document.text().rowsAt(byte, 0, 0);
    const auto line = rows.rows[rows.anchor].line;
    return line ? Say::tr("line %1").arg(numberText(*line + 1))
                : Say::tr("byte %1").arg(numberText(byte));
}

QString ruleText(const std::string& rule) {
    if (rule == "html-meta")
        return Say::tr("HTML meta");
    if (rule == "xml-declaration")
        return Say::tr("XML declaration");
    return qString(rule);
}

/// What an encoding makes of the place where the readings differ.
ReadingOffer readingOffer(const DocumentState& document, EncodingId encoding,
                          const QString& title) {
    const auto& ranked = document.detection().ranked;
    const std::uint64_t tells = ranked.empty() ? 0 : ranked.front().tellingByte;
    const std::vector<Row> rows = previewAround(document.bytes, encoding, tells, 1);
    return {encoding, title,
            rows.empty() ? QString() : ScreenText({&rows.front()}).text().trimmed(),
            document.shown == encoding};
}

Banner conflictBanner(const DocumentState& document, const Conflict& conflict) {
    const QString label = qString(conflict.label);
    const bool inside = !conflict.range.empty();
    const QString place = inside
                              ? QStringLiteral("%1, %2").arg(ruleText(conflict.rule),
                                                             lineOf(document, conflict.range.begin))
                              : ruleText(conflict.rule);
    const auto& ranked = document.detection().ranked;
    const EncodingId bytes = ranked.empty() ? *document.shown : ranked.front().encoding;
    Banner banner{.kind = BannerKind::Conflict, .deeds = {Deed::Why}};
    if (conflict.named == document.shown)
        banner.text = Say::tr("Shown as declared (%1, %2); the bytes read better as %3.")
                          .arg(label, place, encodingName(bytes));
    else if (inside)
        banner.text = Say::tr("The file says %1 (%2); its bytes read as %3.")
                          .arg(label, place, encodingName(bytes));
    else
        banner.text = Say::tr("What stands beside the file says %1 (%2); its bytes read as %3.")
                          .arg(label, place, encodingName(bytes));
    banner.readings = {
        readingOffer(document, conflict.named,
                     Say::tr("%1, as declared").arg(encodingName(conflict.named))),
        readingOffer(document, bytes, Say::tr("%1, as the bytes read").arg(encodingName(bytes)))};
    return banner;
}

Banner changeBanner(const DocumentState& document) {
    Banner banner{.kind = BannerKind::Changed, .deeds = {Deed::Keep}};
    if (*document.onDisk != DiskChange::Gone && *document.onDisk != DiskChange::Unreadable)
        banner.deeds.insert(Deed::Reload);
    if (*document.onDisk == DiskChange::Grown)
        banner.deeds.insert(Deed::Follow);
    switch (*document.onDisk) {
    case DiskChange::Replaced:
        banner.text = Say::tr("The file has changed on disk since it was opened.");
        break;
    case DiskChange::Grown:
        banner.text = Say::tr("The file has grown by %1 since it was opened.")
                          .arg(sizeText(document.grownBy));
        break;
    case DiskChange::Shrunk:
        banner.text =
            document.bytes && document.bytes->isHeld()
                ? Say::tr("The file has become shorter since it was opened. What was opened stays "
                          "on view.")
                : Say::tr("The file has become shorter since it was opened; what is no longer "
                          "there cannot be shown.");
        break;
    case DiskChange::Gone:
        banner.text = Say::tr("The file is no longer there under its name. What was opened stays "
                              "on view.");
        break;
    case DiskChange::Unreadable:
        banner.text = Say::tr("The file may no longer be read. What was opened stays on view.");
        break;
    }
    return banner;
}

/// An encoding that is more probable than the shown one and has less that does not fit.
bool othersFitBetter(const DocumentState& document) {
    const Candidate* shown = document.candidate();
    return std::ranges::any_of(document.detection().ranked, [&](const Candidate& other) {
        return other.malformed < document.index->tally.malformed &&
               (shown == nullptr || other.probability > shown->probability);
    });
}

Banner damageBanner(const DocumentState& document) {
    const TextTally& tally = document.index->tally;
    const QString where = lineOf(document, tally.firstMalformed->begin);
    const QString text =
        tally.malformed == 1
            ? Say::tr("1 byte sequence does not fit %1; it is at %2.")
                  .arg(readingName(document.readAs()), where)
            : Say::tr("%1 byte sequences do not fit %2; first at %3.")
                  .arg(numberText(tally.malformed), readingName(document.readAs()), where);
    Banner banner{.kind = BannerKind::Damage,
                  .text = text,
                  .deeds = {Deed::FirstMalformed, Deed::NextMalformed}};
    if (othersFitBetter(document))
        banner.deeds.insert(Deed::OtherEncodings);
    return banner;
}

std::optional<Banner> recalledBanner(const DocumentState& document) {
    const EncodingId chosen = document.recalled->encoding;
    const bool shown = document.shown == chosen;
    if (document.recalled->sameContent != shown)
        return std::nullopt; // the user has moved on
    Banner banner{.kind = BannerKind::Recalled, .deeds = {Deed::Forget}};
    if (shown) {
        banner.text =
            document.recalled->path.empty()
                ? Say::tr("Shown as %1, as you chose for this file before.")
                      .arg(encodingName(chosen))
                : Say::tr("Shown as %1, as you chose for the same content before, under the name "
                          "%2.")
                      .arg(encodingName(chosen), pathText(document.recalled->path));
        const auto& ranked = document.detection().ranked;
        if (!ranked.empty() && ranked.front().encoding != chosen)
            banner.offer = ranked.front().encoding;
        return banner;
    }
    banner.text = Say::tr("You chose %1 for this file before, but its content has changed since.")
                      .arg(encodingName(chosen));
    banner.offer = chosen;
    return banner;
}

/// Empty where the bytes are all there is.
QString truncatedText(const ByteSource& bytes) {
    if (const auto failure = bytes.failure())
        return Say::tr("Reading failed at byte %1 (%2).")
            .arg(numberText(failure->offset), causeText(failure->cause));
    const QString size = sizeText(bytes.size());
    const auto from = bytes.unpacked();
    if (from && !from->trouble.empty())
        return Say::tr("Only the first %1 inside the compressed file could be read (%2).")
            .arg(size, causeText(from->trouble));
    return bytes.isCut() ? Say::tr("Only the first %1 were read; the input goes on.").arg(size)
                         : QString();
}

QString binaryFormatText(const DocumentState& document) {
    const std::string& format = document.answer->binaryFormat;
    if (!format.empty()) {
        const bool vowel = std::string_view("AEIOaeio").find(format[0]) != std::string_view::npos;
        return (vowel ? Say::tr("This is an %1, not text.") : Say::tr("This is a %1, not text."))
            .arg(formatText(format));
    }
    return Say::tr("This is a binary file: %1.")
        .arg(groupedNumbers(translatedEvidence(qString(document.detection().binaryReason))));
}

bool beginsAsZip(const ByteSource& bytes) {
    constexpr std::string_view signature = "PK\3\4"; // of a member, APPNOTE.TXT 4.3.7
    return std::ranges::equal(readRange(bytes, {0, signature.size()}), bytesOf(signature));
}

QString binaryText(const DocumentState& document) {
    const QString format = binaryFormatText(document);
    const std::string why = document.bytes->whyPacked();
    return why.empty() ? format
                       : Say::tr("%1 It could not be unpacked: %2.").arg(format, causeText(why));
}

} // namespace

std::vector<Banner> bannersFor(const DocumentState& document) {
    std::vector<Banner> banners;
    if (document.onDisk)
        banners.push_back(changeBanner(document));
    if (document.bytes)
        if (const QString text = truncatedText(*document.bytes); !text.isEmpty())
            banners.push_back({BannerKind::Truncated, text, std::nullopt});
    if (!document.answer)
        return banners;
    if (document.detection().binary) {
        banners.push_back({.kind = BannerKind::Binary,
                           .text = binaryText(document),
                           .offer = document.shown ? std::nullopt : findEncoding("windows-1252"),
                           .deeds = {Deed::ShowBytes}});
        if (beginsAsZip(*document.bytes))
            banners.back().deeds.insert(Deed::ListMembers);
    }
    if (!document.shown)
        return banners;
    if (document.recalled)
        if (auto banner = recalledBanner(document))
            banners.push_back(*std::move(banner));
    if (!document.detection().conflicts.empty())
        banners.push_back(conflictBanner(document, document.detection().conflicts.front()));
    if (document.index->tally.malformed > 0 && document.index->tally.firstMalformed)
        banners.push_back(damageBanner(document));
    if (document.firstGuess)
        banners.push_back(
            {BannerKind::Refined,
             Say::tr(
                 "All of the file reads better as %1 than as %2, which its beginning suggested.")
                 .arg(encodingName(*document.shown), encodingName(*document.firstGuess)),
             document.firstGuess});
    return banners;
}

Banner replacedBanner(const DocumentState& document, EncodingId to, const std::string& kept) {
    return {.kind = BannerKind::Replaced,
            .text = Say::tr("%1 is in %2 now. What it was is kept as %3.")
                        .arg(fileName(document.path), encodingName(to), pathText(kept)),
            .deeds = {Deed::Undo}};
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
    case BannerKind::Mixed:
        return QStringLiteral("mixed");
    case BannerKind::Mojibake:
        return QStringLiteral("mojibake");
    case BannerKind::Recalled:
        return QStringLiteral("recalled");
    case BannerKind::Misspelt:
        return QStringLiteral("misspelt");
    case BannerKind::Fonts:
        return QStringLiteral("fonts");
    case BannerKind::Folder:
        return QStringLiteral("folder");
    case BannerKind::Replaced:
        return QStringLiteral("replaced");
    case BannerKind::Notice:
        return QStringLiteral("notice");
    }
    return {};
}

} // namespace charsleuth::viewer
