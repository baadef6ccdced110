// Perl's `=encoding NAME` (perlpod): a paragraph of its own, the first one counts.

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
    for (bool afterBlank = true; lines.next(text); afterBlank = trim(text).empty()) {
        if (!afterBlank || !takeExactly(text, "=encoding") || text.empty() || !isBlank(text[0]))
            continue;
        if (const Text label = takeLabel(text); !label.empty())
            return {{.label = label, .sure = fit == Fit::Yes}};
    }
    return {};
}

} // namespace charsleuth
