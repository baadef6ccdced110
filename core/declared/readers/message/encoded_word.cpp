// RFC 2047 encoded words in the header block that a message begins with, =?charset?B|Q?...?=, and
// parameters in the extended form of RFC 2231, section 4: name*=charset'language'%XX. They name the
// encoding of their own text only.

#include "core/declared/reader.h"

#include "core/declared/header_block.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

// Takes the text from after "=?" up to "?=", all on one line. Returns the charset, or an empty
// view.
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

// Takes the text after the `*` of a parameter's name: "=charset'language'", or "0*=..." of a
// parameter in pieces. Returns the charset, or an empty view.
Text takeExtended(Text& text) {
    Text rest = text;
    if (takeExactly(rest, "0") && !takeExactly(rest, "*"))
        return {};
    if (!takeExactly(rest, "="))
        return {};
    const Text charset = takeLabel(rest);
    if (!takeExactly(rest, "'"))
        return {};
    text = rest;
    takeWhile(rest, [](char c) { return isLetter(c) || isDigit(c) || c == '-'; });
    return rest.starts_with('\'') ? charset : Text();
}

// The labels in a header field's value, appended.
void findLabels(Text value, Matches& matches) {
    while (!(value = from(value, value.find_first_of("=*"))).empty() &&
           matches.size() < mostMatches) {
        const bool word = takeExactly(value, "=?");
        const bool extended = !word && takeExactly(value, "*");
        if (!word && !extended)
            value.remove_prefix(1);
        const Text label = word ? takeWord(value) : extended ? takeExtended(value) : Text();
        if (!label.empty() && label.size() <= longestLabel)
            matches.push_back({.label = label});
    }
}

} // namespace

Matches readEncodedWord(const ReaderInput& input) {
    if (!startsHeaderBlock(input))
        return {};
    Matches matches;
    Text rest = input.head;
    HeaderField field;
    while (takeHeaderField(rest, field))
        findLabels(field.value, matches);
    return matches;
}

} // namespace charsleuth
