#include "app/answer/file_report.h"

namespace charsleuth {

std::vector<ShownCandidate> shownOf(const Detection& detection, const BytesAt& bytesAt) {
    std::vector<ShownCandidate> shown;
    for (const auto* list : {&detection.ranked, &detection.excluded})
        for (const Candidate& candidate : *list)
            shown.push_back({&candidate, previewOf(bytesAt, candidate)});
    return shown;
}

} // namespace charsleuth
