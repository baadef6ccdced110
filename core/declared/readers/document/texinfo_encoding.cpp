// Texinfo's `@documentencoding NAME` (Texinfo manual, section 15.2), alone on its line.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readTexinfoEncoding(const ReaderInput& input) {
    const Fit fit = fitOf(input, {"texi", "texinfo", "txi"});
    const bool looksSo = startsWith(input.head, "\\input texinfo");
    if (fit == Fit::No || (fit == Fit::Unknown && !looksSo))
        return {};
    Lines lines(input.head);
    Text text;
    while (lines.next(text)) {
        if (!takeExactly(text, "@documentencoding") || text.empty() || !isBlank(text.front()))
            continue;
        const Text label = takeLabel(text);
        if (!label.empty() && trim(text).empty())
            return {{.label = label}};
    }
    return {};
}

} // namespace charsleuth
