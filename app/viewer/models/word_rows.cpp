#include "app/viewer/models/word_rows.h"

#include "app/viewer/session/preview.h"
#include "app/viewer/words/say.h"
#include "app/viewer/words/wording.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr std::size_t placesShown = 3;    // of each reading
constexpr qsizetype othersNamed = 3;      // encodings
constexpr std::uint64_t bytesBefore = 24; // of a place, in its line

/// Less is more probable; ruled-out and unexamined readings come last.
std::size_t rankOf(const DocumentState& document, EncodingId encoding) {
    if (!document.answer)
        return 0;
    const auto& ranked = document.detection().ranked;
    const auto gives = [encoding](const Candidate& candidate) { return candidate.gives(encoding); };
    const auto at = std::ranges::find_if(ranked, gives);
    // A candidate's own name goes before the others that give the same text.
    const std::size_t rank = 2 * static_cast<std::size_t>(at - ranked.begin());
    return at != ranked.end() && at->encoding == encoding ? rank : rank + 1;
}

QString countText(const WordPlaces& places) {
    if (places.count >= WordPlaces::mostCounted)
        return Say::tr("%1 places or more").arg(numberText(WordPlaces::mostCounted));
    return places.count == 1 ? Say::tr("1 place")
                             : Say::tr("%1 places").arg(numberText(places.count));
}

QString placeText(const DocumentState& document, ByteRange place) {
    const Rows rows = document.text().rowsAt(place.begin, 0, 0);
    const auto line = rows.rows[rows.anchor].line;
    return line ? Say::tr("line %1").arg(numberText(*line + 1))
                : Say::tr("byte %1").arg(numberText(place.begin));
}

QString lineAround(const DocumentState& document, EncodingId encoding, ByteRange place) {
    const std::uint64_t lineBegin = [&] {
        const FileText text(document.bytes, emptyIndex(encoding));
        const Rows rows = text.rowsAt(place.begin, 0, 0);
        return rows.rows[rows.anchor].bytes.begin;
    }();
    const std::uint64_t from =
        std::max(lineBegin, place.begin - std::min(place.begin, bytesBefore));
    const std::vector<Row> rows = previewAround(document.bytes, encoding, from, 1);
    return rows.empty() ? QString() : markedText(rows.front()).trimmed();
}

} // namespace

std::vector<WordRow> wordRows(const DocumentState& document, std::vector<WordPlaces> found) {
    std::ranges::stable_sort(found, {}, [&document](const WordPlaces& places) {
        return rankOf(document, places.encoding);
    });
    std::vector<WordRow> rows;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const auto alike = [&](const WordPlaces& other) {
            return other.count == found[i].count && other.first == found[i].first;
        };
        if (std::ranges::any_of(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(i),
                                alike))
            continue; // in the heading of that one
        QStringList others;
        for (std::size_t j = i + 1; j < found.size(); ++j)
            if (alike(found[j]))
                others += encodingName(found[j].encoding);
        QString remark = countText(found[i]);
        const auto more = others.size() - othersNamed;
        const QString names = others.mid(0, othersNamed).join(QStringLiteral(", "));
        if (more > 0)
            remark = Say::tr("%1; also in %2 and %3 more").arg(remark, names).arg(more);
        else if (!others.isEmpty())
            remark = Say::tr("%1; also in %2").arg(remark, names);
        const EncodingId encoding = found[i].encoding;
        rows.push_back({encoding, encodingLabel(encoding), remark, std::nullopt});
        for (std::size_t j = 0; j < std::min(found[i].first.size(), placesShown); ++j)
            rows.push_back({encoding, lineAround(document, encoding, found[i].first[j]),
                            placeText(document, found[i].first[j]), found[i].first[j]});
    }
    return rows;
}

} // namespace charsleuth::viewer
