// SWI-Prolog's `:- encoding(NAME).` (SWI-Prolog manual, section 2.19.1 "Wide character encodings on
// streams" and 4.3.2), the first term of a file.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

Text skipComments(Text text) {
    for (;;) {
        text = skipSpaces(text);
        if (text.starts_with('%'))
            text = from(text, text.find_first_of("\r\n"));
        else if (text.starts_with("/*"))
            text = from(from(text, text.find("*/", 2)), 2);
        else
            return text;
    }
}

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
    if (fitOf(input, {"pl", "pro", "prolog", "plt", "qlf"}, "swipl") == Fit::No)
        return {};
    Text text = input.head;
    if (text.starts_with("#!"))
        text = from(text, text.find_first_of("\r\n"));
    text = skipComments(text);
    if (!takeWords(text, {":-", "encoding", "("}))
        return {};
    text = skipBlanks(text);
    const Text label = takeWhile(text, isWord);
    if (label.empty() || label.size() > longestLabel || !skipBlanks(text).starts_with(')'))
        return {};
    return {{.label = label, .means = meaningOf(label)}};
}

} // namespace charsleuth
