// Perl's `=encoding NAME` (perlpod), alone on its line; as Pod::Simple reads it (BlackBox.pm), it
// need not be a paragraph of its own. The first one counts.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readPerlPod(const ReaderInput& input) {
    const Fit fit = fitOf(input, {"pod", "pl", "pm", "t", "pmc", "psgi"}, "perl");
    if (fit == Fit::No)
        return {};
    if (input.head.find("=encoding") == none) // most files; spares the walk through the lines
        return {};
    Lines lines(input.head);
    Text text;
    while (lines.next(text)) {
        if (!takeExactly(text, "=encoding") || text.empty() || !isBlank(text.front()))
            continue;
        text = trim(text);
        const Text label = takeWhile(text, [](char c) { return !isSpace(c); });
        if (!label.empty() && label.size() <= longestLabel && text.empty())
            return {{.label = label, .sure = fit == Fit::Yes}};
    }
    return {};
}

} // namespace charsleuth
