// Content-Type in the header block that a message, an MHTML page or a saved HTTP response begins
// with (RFC 2045, section 5.1; RFC 9110, section 8.3), and in each part of a multipart one (RFC
// 2046, section 5.1).

#include "core/declared/reader.h"

#include "core/declared/content_type.h"
#include "core/declared/file_type.h"
#include "core/declared/header_block.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

constexpr std::size_t mostBoundaries = 8;

bool opensPart(Text line, const std::vector<Text>& boundaries) {
    if (!takeExactly(line, "--"))
        return false;
    return std::ranges::any_of(boundaries, [&](Text boundary) {
        return line.starts_with(boundary) && skipBlanks(from(line, boundary.size())).empty();
    });
}

} // namespace

Matches readMimeHeader(const ReaderInput& input) {
    Text rest = input.head;
    if (!startsHeaderBlock(input))
        return {};
    Matches matches;
    std::vector<Text> boundaries;
    const auto readBlock = [&](Text note) {
        HeaderField field;
        while (takeHeaderField(rest, field)) {
            if (!equal(field.name, "Content-Type"))
                continue;
            const ContentType type = readContentType(field.value);
            if (!type.charset.empty() && type.charset.size() <= longestLabel &&
                matches.size() < mostMatches)
                matches.push_back({.label = type.charset, .note = note});
            if (!type.boundary.empty() && boundaries.size() < mostBoundaries)
                boundaries.push_back(type.boundary);
        }
    };
    readBlock({});
    while (!boundaries.empty() && !rest.empty())
        if (opensPart(takeLine(rest), boundaries))
            readBlock("for one of its parts");
    return matches;
}

} // namespace charsleuth
