// IBM's `??=pragma filetag("IBM-1047")` (z/OS XL C/C++ Language Reference), the first statement of
// a C source file; `??=` is the trigraph of `#`, which EBCDIC pages place differently.

#include "core/declared/reader.h"

#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readCFiletag(const ReaderInput& input) {
    Text text = skipSpaces(input.head);
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
