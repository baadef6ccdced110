#include "app/viewer/models/parts_text.h"

#include "app/viewer/session/parts_job.h"
#include "app/viewer/words/say.h"
#include "app/viewer/words/wording.h"
#include "core/parts/parts.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr std::size_t mostInBanner = 3; // parts

/// Lines from 1 on.
QString linesText(std::uint64_t first, std::uint64_t last, const QString& name) {
    return first == last
               ? Say::tr("line %1: %2").arg(numberText(first), name)
               : Say::tr("lines %1 to %2: %3").arg(numberText(first), numberText(last), name);
}

QString partText(const Part& part) {
    const QString where =
        linesText(part.firstLine, part.lastLine,
                  part.encoding ? encodingName(*part.encoding) : Say::tr("no text"));
    return part.encoding && part.malformed > 0
               ? Say::tr("%1 (%2 malformed)").arg(where, numberText(part.malformed))
               : where;
}

/// With how many there are beyond those said.
QString joined(QStringList said, std::size_t all) {
    if (const auto some = static_cast<std::size_t>(said.size()); all > some)
        said += all - some == 1 ? Say::tr("1 more part")
                                : Say::tr("%1 more parts").arg(numberText(all - some));
    return said.join(Say::tr("; ", "between parts of a file"));
}

/// From 0 on; nothing where it is not known yet.
std::optional<std::uint64_t> lineAt(const FileText& text, std::uint64_t byte) {
    const Rows rows = text.rowsAt(byte, 0, 0);
    return rows.rows[rows.anchor].line;
}

QString placeText(const FileText& text, ByteRange bytes, EncodingId encoding) {
    const auto first = lineAt(text, bytes.begin), last = lineAt(text, bytes.end - 1);
    const QString name = encodingName(encoding);
    return first && last ? linesText(*first + 1, *last + 1, name)
                         : Say::tr("bytes %1 to %2: %3")
                               .arg(numberText(bytes.begin), numberText(bytes.end - 1), name);
}

} // namespace

QString partsText(std::span<const Part> parts, std::size_t most) {
    QStringList said;
    for (const Part& part : parts.first(std::min(parts.size(), most)))
        said += partText(part);
    return joined(std::move(said), parts.size());
}

QString partsText(const FileText& text, std::size_t most) {
    const auto& parts = text.as().amendment->parts;
    QStringList said;
    std::uint64_t begin = 0;
    for (std::size_t i = 0; i < std::min(parts.size(), most); ++i) {
        const QString where = placeText(text, {begin, parts[i].end}, parts[i].encoding);
        const std::uint64_t malformed =
            text.malformedCountBefore(parts[i].end) - text.malformedCountBefore(begin);
        said +=
            malformed > 0 ? Say::tr("%1 (%2 malformed)").arg(where, numberText(malformed)) : where;
        begin = parts[i].end;
    }
    return joined(std::move(said), parts.size());
}

std::optional<Banner> mixedBanner(std::span<const Part> parts) {
    const bool isMixed = charsleuth::isMixed(parts);
    if (!isMixed && !isTextAndData(parts))
        return std::nullopt;
    double least = 1;
    for (const Part& part : parts)
        if (part.encoding)
            least = std::min(least, part.confidence);
    const QString words =
        isMixed ? Say::tr("Probably in several encodings (each part %1 or more): %2.")
                : Say::tr("Probably text with binary data in it (each part %1 or more): %2.");
    return Banner{.kind = BannerKind::Mixed,
                  .text = words.arg(leastPercentText(least), partsText(parts, mostInBanner)),
                  .deeds = {Deed::ShowParts, Deed::SaveParts}};
}

std::optional<Banner> bodiesBanner(std::span<const DecodedBody> bodies) {
    QStringList names;
    for (const DecodedBody& body : bodies)
        if (const auto encoding = body.part.encoding)
            names += encodingName(*encoding);
    names.removeDuplicates();
    if (names.isEmpty())
        return std::nullopt;
    return Banner{.kind = BannerKind::Mixed,
                  .text = Say::tr("Text in this file is written as quoted-printable or base64; "
                                  "decoded it is in %1.")
                              .arg(names.join(QStringLiteral(", "))),
                  .offer = std::nullopt,
                  .deeds = {Deed::ReadBodies}};
}

Banner undividedBanner() {
    return {BannerKind::Mixed,
            Say::tr("There may be several encodings. Files of more than %1 are not divided here; "
                    "“charsleuth convert --segments” does that.")
                .arg(sizeText(longestShownByParts)),
            {}};
}

std::vector<DecodedPart> withPart(std::span<const DecodedPart> parts, ByteRange range,
                                  EncodingId encoding) {
    std::vector<DecodedPart> out;
    const auto add = [&out](std::uint64_t end, EncodingId of) {
        if (end <= (out.empty() ? 0 : out.back().end))
            return;
        if (!out.empty() && out.back().encoding == of)
            out.back().end = end;
        else
            out.push_back({end, of});
    };
    for (const DecodedPart& part : parts)
        add(std::min(part.end, range.begin), part.encoding);
    add(range.end, encoding);
    for (const DecodedPart& part : parts)
        add(part.end, part.encoding);
    return out;
}

} // namespace charsleuth::viewer
