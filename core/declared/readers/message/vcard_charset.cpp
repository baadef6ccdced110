// ;CHARSET=NAME at a property of vCard 2.1 or vCalendar 1.0 (vCard 2.1, section 2.1.6); version 4.0
// of vCard (RFC 6350, section 3.1) and iCalendar 2.0 (RFC 5545, section 3.1.4) are UTF-8.

#include "core/declared/reader.h"

#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

// The value of the parameter CHARSET in the text before the first colon.
Text charsetOf(Text line) {
    const Text before = upTo(line, ":");
    if (before.size() == line.size())
        return {};
    const std::size_t at = find(before, ";CHARSET=");
    return at == none ? Text() : upTo(from(before, at + 9), ";");
}

bool isCard(Text head) {
    const Text first = trim(line(head, 1));
    return equal(first, "BEGIN:VCARD") || equal(first, "BEGIN:VCALENDAR");
}

} // namespace

Matches readVcardCharset(const ReaderInput& input) {
    if (!isCard(input.head))
        return {};
    Matches matches;
    Lines lines(input.head);
    Text text;
    while (lines.next(text) && matches.size() < mostMatches)
        if (const Text label = charsetOf(text); !label.empty() && label.size() <= longestLabel)
            matches.push_back({.label = label});
    return matches;
}

Matches readVcardVersion(const ReaderInput& input) {
    if (!isCard(input.head))
        return {};
    const bool calendar = equal(trim(line(input.head, 1)), "BEGIN:VCALENDAR");
    Lines lines(input.head);
    Text text;
    while (lines.next(text)) {
        if (!take(text, "VERSION:"))
            continue;
        const Text version = trim(text);
        if (version != (calendar ? "2.0" : "4.0"))
            break;
        return {{.label = version, .means = "UTF-8", .isSignature = true}};
    }
    return {};
}

} // namespace charsleuth
