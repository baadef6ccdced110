#include "app/convert/find_oddities.h"

#include "app/convert/find_parts.h"
#include "app/convert/find_repairs.h"

namespace charsleuth {

std::optional<Error> findOddities(FileSource& source, std::span<const EncodingId> only,
                                  FileReport& report) {
    const Detection& detection = report.detection;
    const bool noticed = hasNoticedParts(detection) && !report.binaryFormat;
    if (noticed && !report.segments && source.size() <= longestDivided) {
        const auto parts = findParts(source, detection, only);
        if (!parts)
            return parts.error();
        report.mixed = isMixed(*parts);
    }
    if (detection.mayBeMojibake && report.best() != nullptr) {
        const auto repairs = findRepairs(source, report.best()->encoding);
        if (!repairs)
            return repairs.error();
        report.mojibake = mojibakeIn(*repairs);
    }
    return std::nullopt;
}

} // namespace charsleuth
