// IBM's `??=pragma filetag("IBM-1047")` (z/OS XL C/C++ Language Reference, "#pragma filetag"),
// before the first statement or directive of a C source file but for conditional compilation and
// #line;
// `??=` is the trigraph of `#`, which EBCDIC pages place differently.

#include "core/declared/reader.h"

#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

namespace {

/// Without what may stand before the pragma.
Text skipAllowed(Text text) {
    while (true) {
        text = skipComments(text, {"//"});
        Text rest = text;
        if (!take(rest, "?"
                        "?=") &&
            !take(rest, "#"))
            return text;
        rest = skipBlanks(rest);
        if (!isAmong(takeWhile(rest, isWord),
                     {"line", "if", "ifdef", "ifndef", "elif", "else", "endif"}))
            return text;
        takeLine(text);
    }
}

} // namespace

Matches readCFiletag(const ReaderInput& input) {
    Text text = skipAllowed(input.head);
    if (!takeWords(text, {"?"
                          "?=",
                          "pragma", "filetag", "("}) &&
        !takeWords(text, {"#", "pragma", "filetag", "("}))
        return {};
    text = skipBlanks(text);
    const Text label = takeQuoted(text, "\"");
    return label.empty() || label.size() > longestLabel ? Matches{} : Matches{{.label = label}};
}

} // namespace charsleuth
