#include "app/viewer/session/parts_job.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

InputFindings found(const SharedBytes& bytes, const Detection& detection, LookWishes::Parts parts) {
    const auto bytesAt = [&](ByteRange range, std::vector<Byte>& buffer) {
        range.end = std::min(range.end, bytes->size());
        buffer = readRange(*bytes, {std::min(range.begin, range.end), range.end});
        return std::optional<Bytes>(buffer);
    };
    return *lookInto(bytesAt, detection, {.parts = parts, .mojibake = false});
}

} // namespace

void findMixedParts(const SharedBytes& bytes, const Detection& detection,
                    const std::function<void(InputFindings)>& report) {
    InputFindings findings = found(bytes, detection, LookWishes::Parts::None);
    const bool mayHaveParts = findings.mixed || detection.hasTextLines;
    if (mayHaveParts && bytes->size() <= longestShownByParts)
        findings = found(bytes, detection, LookWishes::Parts::All);
    report(std::move(findings));
}

} // namespace charsleuth::viewer
