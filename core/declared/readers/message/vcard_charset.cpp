// ;CHARSET=NAME at a property of vCard 2.1 or vCalendar 1.0 (vCard 2.1, section 2.1.6); version 4.0
// of vCard (RFC 6350, section 3.1) and iCalendar 2.0 (RFC 5545, section 3.1.4) are UTF-8.

#include "core/declared/reader.h"

#include "core/declared/card_property.h"
#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readVcardCharset(const ReaderInput& input) {
    if (!startsCard(input.head))
        return {};
    Matches matches;
    Lines lines(input.head);
    Text text;
    while (lines.next(text) && matches.size() < mostMatches)
        if (const auto property = readCardProperty(text);
            property && !property->charset.empty() && property->charset.size() <= longestLabel)
            matches.push_back({.label = property->charset});
    return matches;
}

Matches readVcardVersion(const ReaderInput& input) {
    if (!startsCard(input.head))
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
