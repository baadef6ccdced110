// R's declarations ("Writing R Extensions"): `Encoding:` in a package's DESCRIPTION
// (section 1.1.1), \encoding{} in an Rd file (2.14), %\VignetteEncoding{} in a vignette (1.4).

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

Matches matchOf(Text label) {
    label = trim(label);
    return label.empty() || label.size() > longestLabel ? Matches{} : Matches{{.label = label}};
}

// The label after `before` at the start of a line, blanks apart; up to one of `endsWith`.
Matches readLine(const ReaderInput& input, Text before, Text endsWith) {
    Lines lines(input.head);
    Text text;
    while (lines.next(text))
        if (takeExactly(text, before))
            return matchOf(upTo(text, endsWith));
    return {};
}

} // namespace

Matches readREncoding(const ReaderInput& input) {
    if (input.fileName == "DESCRIPTION")
        return readLine(input, "Encoding:", "\r\n");
    if (fitOf(input, {"rd"}) == Fit::Yes)
        return readLine(input, "\\encoding{", "}\r\n");
    if (fitOf(input, {"rnw", "rmd", "rtex", "snw"}) != Fit::Yes)
        return {};
    const std::size_t at = input.head.find("\\VignetteEncoding{");
    return at == none ? Matches{} : matchOf(upTo(from(input.head, at + 18), "}\r\n"));
}

} // namespace charsleuth
