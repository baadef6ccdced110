#include "app/viewer/session/parts_job.h"

#include "app/convert/find_parts.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

InputFindings found(const SharedBytes& bytes, const Detection& detection, LookWishes wishes) {
    const auto bytesAt = [&](ByteRange range, std::vector<Byte>& buffer) {
        range.end = std::min(range.end, bytes->size());
        buffer = readRange(*bytes, {std::min(range.begin, range.end), range.end});
        return std::optional<Bytes>(buffer);
    };
    wishes.mojibake = false;
    return *lookInto(bytesAt, detection, wishes);
}

} // namespace

void findMixedParts(const SharedBytes& bytes, const Detection& detection,
                    const std::function<void(InputFindings)>& report) {
    InputFindings findings = found(bytes, detection, {});
    const bool mayHaveParts = findings.mixed || detection.hasTextLines;
    if (bytes->size() > longestShownByParts)
        findings.bodies.clear();
    else if (mayHaveParts)
        findings = found(bytes, detection, {.parts = LookWishes::Parts::All});
    report(std::move(findings));
}

SharedBytes withBodiesDecoded(const SharedBytes& mail, const Detection& detection) {
    const std::vector<Byte> all = readRange(*mail, {0, mail->size()});
    const DecodedPart whole{all.size(), EncodingId::UsAscii};
    const InputFindings findings = found(mail, detection, {.allBodies = true});
    return bytesInMemory(decodedMail(all, {{whole}}, findings.bodies).bytes);
}

} // namespace charsleuth::viewer
