// `charset "NAME"` in a keymap of the Linux console (keymaps(5)): loadkeys reads the characters of
// `compose` and of symbols by it.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readKeymapCharset(const ReaderInput& input) {
    const Fit fit = fitOf(input, {"map", "kmap", "inc"});
    if (fit == Fit::No)
        return {};
    Lines lines(input.head);
    Text text;
    while (lines.next(text)) {
        if (!takeExactly(text, "charset") || text.empty() || !isBlank(text.front()))
            continue;
        text = skipBlanks(text);
        if (const Text label = takeQuoted(text, "\"");
            !label.empty() && label.size() <= longestLabel)
            return {{.label = label, .sure = fit == Fit::Yes}};
    }
    return {};
}

} // namespace charsleuth
