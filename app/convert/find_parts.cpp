#include "app/convert/find_parts.h"

#include <algorithm>

namespace charsleuth {

bool mayBeDivided(const Detection& detection) {
    if (detection.mayBeMixed || detection.asciiOnly || detection.ranked.empty())
        return detection.mayBeMixed;
    return detection.ranked.front().encoding != EncodingId::Utf8;
}

Result<std::vector<Part>> findParts(FileSource& source, const Detection& detection,
                                    std::span<const EncodingId> only) {
    std::vector<Byte> bytes;
    std::vector<Byte> buffer(FileSource::block);
    for (bool more = true; more;) {
        const auto count = source.readAt(bytes.size(), buffer);
        if (!count)
            return count.error();
        bytes.insert(bytes.end(), buffer.begin(),
                     buffer.begin() + static_cast<std::ptrdiff_t>(*count));
        if (bytes.size() > longestDivided)
            return Error{source.path(), "is too long to be divided into parts (256 MiB at most)"};
        more = *count == buffer.size();
    }
    return partsOf(bytes, partOptionsFor(detection, only));
}

Result<bool> hasOtherLines(FileSource& source, const Detection& detection) {
    if (detection.mayBeMixed || !mayBeDivided(detection) || source.size() > longestUnnoticed)
        return detection.mayBeMixed;
    const auto parts = findParts(source, detection, {});
    if (!parts)
        return parts.error();
    return isMixed(*parts);
}

bool hasText(std::span<const Part> parts) {
    return parts.empty() ||
           std::ranges::any_of(parts, [](const Part& part) { return part.encoding.has_value(); });
}

EncodingId mainEncoding(std::span<const Part> parts) {
    const auto text =
        std::ranges::find_if(parts, [](const Part& part) { return part.encoding.has_value(); });
    return text == parts.end() ? EncodingId::Utf8 : *text->encoding;
}

std::vector<DecodedPart> decodedParts(std::span<const Part> parts) {
    std::vector<DecodedPart> decoded;
    decoded.reserve(parts.size());
    for (const Part& part : parts)
        decoded.push_back({part.bytes.end, part.encoding.value_or(EncodingId::UsAscii)});
    return decoded;
}

} // namespace charsleuth
