// `#pragma code_page(N)` of Windows resource scripts (Microsoft, "Pragma Directives" of the
// Resource Compiler); it may stand several times and applies to what follows.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readRcCodePage(const ReaderInput& input) {
    if (fitOf(input, {"rc", "rc2", "rct"}) == Fit::No)
        return {};
    // Most files have none; spares the walk through the lines. A text has fewer `_` than `c`.
    if (input.head.find("_page") == none || input.head.find("code_page") == none)
        return {};
    Matches matches;
    Lines lines(input.head);
    Text text;
    while (lines.next(text) && matches.size() < mostMatches) {
        if (!takeWords(text, {"#", "pragma", "code_page", "("}))
            continue;
        text = skipBlanks(text);
        const Text label = takeWhile(text, isDigit);
        if (!label.empty() && label.size() <= 5 && skipBlanks(text).starts_with(')'))
            matches.push_back({.label = label});
    }
    return matches;
}

} // namespace charsleuth
