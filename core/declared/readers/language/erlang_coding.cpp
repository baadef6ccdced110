// Erlang's coding comment (OTP manual, epp, "Source File Encoding"): the first comment on one of
// the first two lines that matches coding\s*[:=]\s*([-a-zA-Z0-9])+; only latin-1 and utf-8 count.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

Text cookieIn(Text line) {
    line = from(line, line.find('%'));
    for (std::size_t at = 0; (at = line.find("coding", at)) != none;) {
        at += 6;
        Text rest = skipSpaces(from(line, at));
        if (!take(rest, ":") && !take(rest, "="))
            continue;
        rest = skipSpaces(rest);
        return takeWhile(rest, [](char c) { return isLetter(c) || isDigit(c) || c == '-'; });
    }
    return {};
}

} // namespace

Matches readErlangCoding(const ReaderInput& input) {
    const Fit fit = fitOf(input, {"erl", "hrl", "escript", "es"}, "escript");
    if (fit == Fit::No)
        return {};
    for (const std::size_t number : {1U, 2U}) {
        const Text label = cookieIn(line(input.head, number));
        if (isAmong(label, {"latin-1", "utf-8"}))
            return {{.label = label, .sure = fit == Fit::Yes}};
    }
    return {};
}

} // namespace charsleuth
