// SWI-Prolog's `:- encoding(NAME).` (SWI-Prolog manual, sections 2.19.1 "Wide character encodings
// on streams" and 3.1.3 "International source files"), the first term of a file; in Logtalk with an
// IANA name in quotes (Logtalk reference manual, "encoding/1").

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

Text meaningOf(Text label) {
    if (equal(label, "iso_latin_1"))
        return "ISO-8859-1";
    if (equal(label, "unicode_be") || equal(label, "utf16be"))
        return "UTF-16BE";
    if (equal(label, "unicode_le") || equal(label, "utf16le"))
        return "UTF-16LE";
    return {};
}

} // namespace

Matches readPrologEncoding(const ReaderInput& input) {
    if (fitOf(input, {"pl", "pro", "prolog", "plt", "lgt", "logtalk"}, "swipl") == Fit::No)
        return {};
    Text text = input.head;
    if (text.starts_with("#!"))
        text = from(text, text.find_first_of("\r\n"));
    text = skipComments(text, {"%"});
    if (!takeWords(text, {":-", "encoding", "("}))
        return {};
    text = skipBlanks(text);
    const Text quoted = takeQuoted(text, "'");
    const Text label = quoted.data() == nullptr ? takeWhile(text, isWord) : quoted;
    if (label.empty() || label.size() > longestLabel || !takeWords(text, {")", "."}))
        return {};
    return {{.label = label, .means = meaningOf(label)}};
}

} // namespace charsleuth
