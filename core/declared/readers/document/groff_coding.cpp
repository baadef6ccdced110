// groff's coding tag, as preconv(1) reads it: `-*- ...; coding: NAME; ... -*-` in a troff comment
// on line 1, or on line 2 where line 1 is a comment too.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

// \# or \" with the control character and blanks before it; \# also without.
bool isComment(Text line) {
    const bool control = line.starts_with('.') || line.starts_with('\'');
    if (control)
        line = skipBlanks(from(line, 1));
    return line.starts_with("\\#") || (control && line.starts_with("\\\""));
}

Text codingIn(Text line) {
    const std::size_t open = line.find("-*-");
    if (open == none)
        return {};
    Text spec = from(line, open + 3);
    const std::size_t close = spec.find("-*-");
    if (close == none)
        return {};
    spec = spec.substr(0, close);
    while (!spec.empty()) {
        Text pair = upTo(spec, ";");
        spec = from(spec, pair.size() + 1);
        if (takeWords(pair, {"coding"}) && takeWords(pair, {":"}))
            return takeLabel(pair);
    }
    return {};
}

} // namespace

Matches readGroffCoding(const ReaderInput& input) {
    const bool sure =
        isAmong(extensionOf(input.fileName), {"1", "2", "3", "4", "5", "6", "7", "8", "9", "n",
                                              "man", "ms", "me", "mm", "mom", "roff", "tr"});
    Lines lines(input.head);
    Text text;
    for (int i = 0; i < 2 && lines.next(text) && isComment(text); ++i)
        if (const Text label = codingIn(text); !label.empty())
            return {{.label = label,
                     .note = i == 1 ? "on line 2, after another comment" : "",
                     .sure = sure}};
    return {};
}

} // namespace charsleuth
