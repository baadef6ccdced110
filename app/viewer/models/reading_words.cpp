#include "app/viewer/models/reading_words.h"

#include "app/viewer/models/mojibake_model.h"
#include "app/viewer/words/say.h"
#include "app/viewer/words/wording.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr qsizetype mostInLabel = 3; // encodings of parts in a label

/// "Part by part: UTF-8, windows-1252". US-ASCII, as which parts without text are read, is named
/// only where it is the one encoding.
QString partsLabel(const std::vector<DecodedPart>& parts) {
    QStringList names;
    for (const DecodedPart& part : parts)
        names += encodingName(part.encoding);
    names.removeDuplicates();
    if (names.size() > 1)
        names.removeAll(encodingName(EncodingId::UsAscii));
    const bool more = names.size() > mostInLabel;
    const QString first = names.mid(0, mostInLabel).join(QStringLiteral(", "));
    return Say::tr("Part by part: %1").arg(more ? first + QStringLiteral(" …") : first);
}

QString chainLabel(const Chain& chain) {
    const auto steps = chain.steps();
    if (steps.empty())
        return Say::tr("Mojibake put right");
    const ChainStep& step = steps.front();
    const bool alike = std::ranges::all_of(steps, [&](const ChainStep& s) { return s == step; });
    if (!alike || step.kind == ChainStep::Kind::Entities)
        return Say::tr("Put right: %1").arg(chainText(chain));
    const QString written = encodingName(step.written), readAs = encodingName(step.readAs);
    switch (steps.size()) {
    case 1:
        return Say::tr("%1, read as %2 and saved").arg(written, readAs);
    case 2:
        return Say::tr("%1, read as %2 and saved twice").arg(written, readAs);
    default:
        return Say::tr("%1, read as %2 and saved %3 times")
            .arg(written, readAs, numberText(steps.size()));
    }
}

QString amendedLabel(const ReadAs& as) {
    return as.isByParts() ? partsLabel(as.amendment->parts) : chainLabel(as.amendment->chain);
}

} // namespace

QString readingLabel(const ReadAs& as) {
    return as.amendment ? amendedLabel(as) : encodingLabel(as.encoding);
}

QString readingName(const ReadAs& as) {
    return as.amendment ? amendedLabel(as) : encodingName(as.encoding);
}

QString amendmentText(const ReadAs& as) {
    if (!as.amendment)
        return {};
    if (as.isByParts())
        return Say::tr("%1 parts").arg(numberText(as.amendment->parts.size()));
    const std::size_t places = as.amendment->repairs.size();
    return places == 1 ? Say::tr("1 place put right")
                       : Say::tr("%1 places put right").arg(numberText(places));
}

} // namespace charsleuth::viewer
