// AsciiDoc's `:encoding: NAME` (AsciiDoc.py User Guide, "Document Header"): an attribute entry in
// the header, which ends at the first blank line.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readAsciidocEncoding(const ReaderInput& input) {
    const Fit fit = fitOf(input, {"adoc", "asciidoc", "asc"});
    if (fit == Fit::No)
        return {};
    if (input.head.find(":encoding:") == none) // most files; spares the walk through the lines
        return {};
    Lines lines(skipSpaces(input.head));
    Text text;
    while (lines.next(text) && !trim(text).empty()) {
        if (!takeExactly(text, ":encoding:") || text.empty() || !isBlank(text.front()))
            continue;
        if (const Text label = takeLabel(text); !label.empty())
            return {{.label = label, .sure = fit == Fit::Yes}};
    }
    return {};
}

} // namespace charsleuth
