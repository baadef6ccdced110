#include "app/viewer/models/parts_text.h"

#include "app/viewer/words/say.h"
#include "app/viewer/words/wording.h"
#include "core/parts/parts.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr std::size_t mostInBanner = 3; // parts

QString partText(const Part& part) {
    const QString name = part.encoding ? encodingName(*part.encoding) : Say::tr("no text");
    const QString where =
        part.firstLine == part.lastLine
            ? Say::tr("line %1: %2").arg(numberText(part.firstLine), name)
            : Say::tr("lines %1 to %2: %3")
                  .arg(numberText(part.firstLine), numberText(part.lastLine), name);
    return part.encoding && part.malformed > 0
               ? Say::tr("%1 (%2 malformed)").arg(where, numberText(part.malformed))
               : where;
}

} // namespace

QString partsText(std::span<const Part> parts, std::size_t most) {
    QStringList said;
    for (const Part& part : parts.first(std::min(parts.size(), most)))
        said += partText(part);
    if (parts.size() > most)
        said += Say::tr("%1 more parts").arg(numberText(parts.size() - most));
    return said.join(Say::tr("; ", "between parts of a file"));
}

std::optional<Banner> mixedBanner(std::span<const Part> parts) {
    if (!isMixed(parts))
        return std::nullopt;
    double least = 1;
    for (const Part& part : parts)
        if (part.encoding)
            least = std::min(least, part.confidence);
    Banner banner{BannerKind::Mixed,
                  Say::tr("Probably in several encodings (each part %1 or more): %2.")
                      .arg(percentText(least, false), partsText(parts, mostInBanner)),
                  {}};
    banner.hasParts = true;
    return banner;
}

} // namespace charsleuth::viewer
