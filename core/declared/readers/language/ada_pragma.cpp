// GNAT's `pragma Wide_Character_Encoding (NAME | 'c');` (GNAT Reference Manual, "Pragma
// Wide_Character_Encoding"); it may stand several times in a file and applies to what follows. HEX,
// UPPER and BRACKETS spell characters in ASCII or leave their encoding open.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

Text meaningOf(Text label) {
    if (isAmong(label, {"EUC", "e"}))
        return "EUC-JP";
    if (equal(label, "s"))
        return "Shift_JIS";
    return label == "8" ? "UTF-8" : "";
}

} // namespace

Matches readAdaPragma(const ReaderInput& input) {
    if (fitOf(input, {"adb", "ads", "ada"}) != Fit::Yes)
        return {};
    Matches matches;
    Lines lines(input.head);
    Text text;
    while (lines.next(text) && matches.size() < mostMatches) {
        if (!takeWords(text, {"pragma", "Wide_Character_Encoding", "("}))
            continue;
        text = skipBlanks(text);
        const Text letter = takeQuoted(text, "'");
        const Text label = letter.data() == nullptr ? takeLabel(text) : letter;
        if (!label.empty() && label.size() <= longestLabel && skipBlanks(text).starts_with(')'))
            matches.push_back({.label = label, .means = meaningOf(label)});
    }
    return matches;
}

} // namespace charsleuth
