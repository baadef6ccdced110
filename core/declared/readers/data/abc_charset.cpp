// `I:abc-charset NAME` or `%%abc-charset NAME` in the file header of ABC music notation (ABC 2.1,
// section 4.21 and 11.4.1).

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readAbcCharset(const ReaderInput& input) {
    const Fit fit = fitOf(input, {"abc"});
    if (fit == Fit::No || (fit == Fit::Unknown && !input.head.starts_with("%abc")))
        return {};
    Lines lines(input.head);
    Text text;
    while (lines.next(text)) {
        if (!takeWords(text, {"I:", "abc-charset"}) && !takeExactly(text, "%%abc-charset"))
            continue;
        if (text.empty() || !isBlank(text.front()))
            continue;
        if (const Text label = takeLabel(text); !label.empty())
            return {{.label = label}};
    }
    return {};
}

} // namespace charsleuth
