#include "app/viewer/models/declarations.h"

#include "app/viewer/words/evidence_words.h"
#include "app/viewer/words/say.h"
#include "app/viewer/words/wording.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {} // namespace

std::vector<SaidPlace> saidPlaces(const DocumentState& document) {
    std::vector<SaidPlace> places;
    if (!document.answer)
        return places;
    const Detection& detection = document.detection();
    for (const auto* list : {&detection.ranked, &detection.excluded})
        for (const Candidate& candidate : *list)
            for (const Evidence& evidence : candidate.reasons)
                if (evidence.kind == EvidenceKind::Declared && evidence.where &&
                    !evidence.where->empty())
                    places.push_back(
                        {*evidence.where, translatedEvidence(qString(evidence.detail.text()))});
    for (const Conflict& conflict : detection.conflicts) {
        if (conflict.range.empty())
            continue;
        auto place = std::ranges::find(places, conflict.range, &SaidPlace::where);
        if (place == places.end())
            place = places.insert(
                places.end(),
                {conflict.range,
                 Say::tr("%1 says \"%2\"").arg(qString(conflict.rule), qString(conflict.label))});
        place->rule += Say::tr("; its bytes read otherwise");
    }
    std::ranges::stable_sort(places, {}, [](const SaidPlace& place) { return place.where.begin; });
    std::uint64_t end = 0;
    std::erase_if(places, [&end](const SaidPlace& place) {
        if (place.where.begin < end)
            return true;
        end = place.where.end;
        return false;
    });
    return places;
}

} // namespace charsleuth::viewer
