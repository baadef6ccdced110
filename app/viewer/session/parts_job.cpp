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
    const auto hidesNothing = [&](const DecodedBody& body) {
        const std::vector<Byte> encoded = readRange(*bytes, body.part.bytes);
        return bytes->size() > longestShownByParts || !body.part.encoding ||
               body.part.encoding == EncodingId::UsAscii ||
               std::ranges::any_of(encoded, [](Byte byte) { return byte >= 0x80; });
    };
    std::erase_if(findings.bodies, hidesNothing);
    report(std::move(findings));
}

SharedBytes withBodiesDecoded(const ByteSource& mail) {
    const std::vector<Byte> all = readRange(mail, {0, mail.size()});
    const auto from = [&](std::uint64_t byte) {
        return all.begin() + static_cast<std::ptrdiff_t>(byte);
    };
    std::vector<Byte> decoded;
    std::uint64_t done = 0;
    for (const EncodedBody& body : encodedBodiesIn(all)) {
        if (!body.isText)
            continue;
        const Bytes encoded = Bytes(all).subspan(body.bytes.begin, body.bytes.size());
        const std::vector<Byte> text = decodedBody(encoded, body.transfer);
        decoded.insert(decoded.end(), from(done), from(body.bytes.begin));
        decoded.insert(decoded.end(), text.begin(), text.end());
        done = body.bytes.end;
    }
    decoded.insert(decoded.end(), from(done), all.end());
    return bytesInMemory(std::move(decoded));
}

} // namespace charsleuth::viewer
