// GEDCOM's `1 CHAR NAME` in the record `0 HEAD` that begins the file (GEDCOM 5.5.1, chapter 3;
// version 7 has none and is UTF-8). UNICODE is UTF-16.

#include "core/declared/reader.h"

#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

Text meaningOf(Text label) {
    if (equal(label, "UNICODE"))
        return "UTF-16";
    if (equal(label, "ASCII"))
        return "US-ASCII";
    if (equal(label, "IBMPC") || equal(label, "IBM DOS"))
        return "IBM437";
    if (isAmong(label, {"ANSI", "WINDOWS", "IBM WINDOWS"}))
        return "windows-1252";
    return {};
}

} // namespace

Matches readGedcomChar(const ReaderInput& input) {
    Lines lines(input.head);
    Text text;
    if (!lines.next(text) || trim(text) != "0 HEAD")
        return {};
    while (lines.next(text)) {
        text = skipBlanks(text);
        if (text.starts_with('0'))
            break;
        if (!takeExactly(text, "1 CHAR "))
            continue;
        const Text label = trim(text);
        if (label.empty() || label.size() > longestLabel)
            break;
        return {{.label = label, .means = meaningOf(label)}};
    }
    return {};
}

} // namespace charsleuth
