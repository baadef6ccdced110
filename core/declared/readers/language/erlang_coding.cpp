// Erlang's coding comment (OTP manual, epp, "Source File Encoding"): the first on one of the first
// two lines that matches coding *[:=] *([-a-zA-Z0-9])+; only latin-1 and utf-8 count.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

// Null where the line has no comment with `coding` and a separator.
Text cookieIn(Text line) {
    const auto isSpaceOnly = [](char c) { return c == ' '; };
    line = from(line, line.find('%'));
    for (std::size_t at = 0; (at = line.find("coding", at)) != none;) {
        at += 6;
        Text rest = from(line, at);
        takeWhile(rest, isSpaceOnly);
        if (!take(rest, ":") && !take(rest, "="))
            continue;
        takeWhile(rest, isSpaceOnly);
        return takeWhile(rest, [](char c) { return isLetter(c) || isDigit(c) || c == '-'; });
    }
    return {};
}

// Emacs's endings may follow.
bool isValid(Text label) {
    return isAmong(label, {"latin-1", "utf-8"}) || startsWith(label, "latin-1-") ||
           startsWith(label, "utf-8-");
}

} // namespace

Matches readErlangCoding(const ReaderInput& input) {
    const Fit fit = fitOf(input, {"erl", "hrl", "escript", "es"}, "escript");
    if (fit == Fit::No)
        return {};
    Text label = cookieIn(line(input.head, 1));
    if (label.data() == nullptr)
        label = cookieIn(line(input.head, 2));
    if (!isValid(label) || label.size() > longestLabel)
        return {};
    return {{.label = label, .sure = fit == Fit::Yes}};
}

} // namespace charsleuth
