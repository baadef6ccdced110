// GNAT's `pragma Wide_Character_Encoding (NAME);` (GNAT Reference Manual); it may stand several
// times in a file and applies to what follows.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readAdaPragma(const ReaderInput& input) {
    if (fitOf(input, {"adb", "ads", "ada"}) != Fit::Yes)
        return {};
    Matches matches;
    Lines lines(input.head);
    Text text;
    while (lines.next(text) && matches.size() < mostMatches) {
        if (!takeWords(text, {"pragma", "Wide_Character_Encoding", "("}))
            continue;
        if (const Text label = takeLabel(text); !label.empty())
            matches.push_back({.label = label, .means = equal(label, "EUC") ? "EUC-JP" : ""});
    }
    return matches;
}

} // namespace charsleuth
