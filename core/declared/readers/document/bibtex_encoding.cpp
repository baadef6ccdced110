// JabRef's first lines in a BibTeX file: `% Encoding: NAME` (JabRef BibtexParser), in old files
// `Encoding: NAME` after "This file was created with JabRef"; before the first entry.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readBibtexEncoding(const ReaderInput& input) {
    const Fit fit = fitOf(input, {"bib"});
    if (fit == Fit::No)
        return {};
    if (input.head.find("Encoding: ") == none) // most files; spares the walk through the lines
        return {};
    Lines lines(input.head);
    Text text;
    bool jabRef = false;
    while (lines.next(text) && !skipBlanks(text).starts_with('@')) {
        jabRef = jabRef || text.find("created with JabRef") != none;
        Text rest = text;
        if (!takeExactly(rest, "% Encoding: ") && !(jabRef && takeExactly(rest, "Encoding: ")))
            continue;
        if (const Text label = takeLabel(rest); !label.empty())
            return {{.label = label, .sure = fit == Fit::Yes || jabRef}};
    }
    return {};
}

} // namespace charsleuth
