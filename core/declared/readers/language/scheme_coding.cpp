// Guile's coding comment (Guile manual, "Character Encoding of Source Files"; read.c,
// scm_i_scan_for_encoding): the first `coding` and `:` or `=` whose name begins in the first
// 500 bytes, in a `;` comment or in the #! ... !# block. Gauche reads the first two lines alike
// (Gauche manual, 2.3 "Multibyte scripts").

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

constexpr std::size_t searched = 500;

bool isInComment(Text head, std::size_t at) {
    const std::size_t lineStart = head.find_last_of("\r\n", at) + 1; // npos + 1 is 0
    if (head.substr(lineStart, at - lineStart).find(';') != none)
        return true;
    const std::size_t open = head.find("#!"), close = head.find("!#");
    return open < at && close != none && at < close;
}

} // namespace

Matches readSchemeCoding(const ReaderInput& input) {
    const Fit fit = fitOf(input, {"scm", "ss", "sls", "sld", "sps"}, "guile");
    if (fit == Fit::No)
        return {};
    const Text head = input.head;
    for (std::size_t at = 0; (at = head.find("coding", at)) < searched;) {
        at += 6;
        Text rest = from(head, at);
        if (!take(rest, ":") && !take(rest, "="))
            continue;
        const Text label = takeLabel(rest);
        if (label.empty() || !isInComment(head, at) || label.data() >= head.data() + searched)
            return {};
        return {{.label = label, .sure = fit == Fit::Yes}};
    }
    return {};
}

} // namespace charsleuth
