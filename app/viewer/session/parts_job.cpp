#include "app/viewer/session/parts_job.h"

#include "app/convert/find_parts.h"

namespace charsleuth::viewer {

void findMixedParts(const SharedBytes& bytes, const Detection& detection,
                    const std::function<void(std::vector<Part>)>& report) {
    auto source = FileSource::ofBytes({}, readRange(*bytes, {0, bytes->size()}));
    if (!source)
        return;
    if (auto parts = findParts(*source, detection, {}))
        report(*std::move(parts));
}

bool hasOtherLines(const SharedBytes& bytes, const Detection& detection) {
    if (bytes->size() > longestUnnoticed)
        return detection.mayBeMixed;
    auto source = FileSource::ofBytes({}, readRange(*bytes, {0, bytes->size()}));
    const auto other = source ? charsleuth::hasOtherLines(*source, detection) : false;
    return other && *other;
}

} // namespace charsleuth::viewer
