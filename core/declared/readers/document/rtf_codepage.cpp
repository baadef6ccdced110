// RTF's header (Rich Text Format Specification 1.9.1, "Character Set"): \ansicpgN, else one of
// \mac, \pc, \pca; the file itself is 7-bit, 8-bit bytes in it are of that page.

#include "core/declared/reader.h"

#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readRtfCodepage(const ReaderInput& input) {
    Text text = input.head;
    if (!takeExactly(text, "{\\rtf"))
        return {};
    takeWhile(text, isDigit);
    DirectiveMatch found;
    for (text = skipSpaces(text); takeExactly(text, "\\"); text = skipSpaces(text)) {
        const Text word = takeWhile(text, isLetter);
        const Text number = takeWhile(text, [](char c) { return isDigit(c) || c == '-'; });
        if (word.empty())
            break;
        if (word == "ansicpg" && !number.empty() && number.size() <= 5)
            return {{.label = number}};
        if (word == "mac")
            found = {.label = word, .means = "macintosh"};
        else if (word == "pc")
            found = {.label = word, .means = "IBM437"};
        else if (word == "pca")
            found = {.label = word, .means = "IBM850"};
    }
    return found.label.empty() ? Matches{} : Matches{found};
}

} // namespace charsleuth
