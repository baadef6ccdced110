// RFC 2047 encoded words in the header block that a message begins with: =?charset?B|Q?...?=. They
// name the encoding of their own text only.

#include "core/declared/reader.h"

#include "core/declared/header_block.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

// Takes what stands behind "=?" up to "?=", all on one line; the charset, else an empty view.
Text takeWord(Text& text) {
    const Text charset = takeWhile(text, isLabel);
    const Text name = upTo(charset, "*"); // RFC 2231, section 5: a language may follow
    if (take(text, "*"))
        takeWhile(text, [](char c) { return isLetter(c) || c == '-'; });
    if (!take(text, "?B?") && !take(text, "?Q?"))
        return {};
    takeWhile(text, [](char c) { return c != '?' && !isSpace(c); });
    return takeExactly(text, "?=") ? name : Text();
}

} // namespace

Matches readEncodedWord(const ReaderInput& input) {
    if (!startsHeaderBlock(input))
        return {};
    Matches matches;
    Text rest = input.head;
    HeaderField field;
    while (takeHeaderField(rest, field)) {
        Text value = field.value;
        while (!(value = from(value, value.find("=?"))).empty() && matches.size() < mostMatches) {
            value.remove_prefix(2);
            const Text label = takeWord(value);
            if (!label.empty() && label.size() <= longestLabel)
                matches.push_back({.label = label});
        }
    }
    return matches;
}

} // namespace charsleuth
