// man-db's coding tag (manconv(1), "ENCODING DECLARATIONS"; encodings.c,
// check_preprocessor_encoding): in the line '\" that names preprocessors, or in a comment .\" in
// its place, line 1 only. It overrules man's command line. Blanks in it are spaces.

#include "core/declared/reader.h"

#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readManCoding(const ReaderInput& input) {
    Text text = line(input.head, 1);
    if (!takeExactly(text, "'\\\" ") && !takeExactly(text, ".\\\" "))
        return {};
    const auto isPlainBlank = [](char c) { return c == ' '; };
    const std::size_t open = text.find("-*-");
    if (open == none)
        return {};
    for (Text spec = from(text, open + 3); !spec.empty();) {
        takeWhile(spec, isPlainBlank);
        if (spec.starts_with("-*-"))
            break;
        if (takeExactly(spec, "coding:")) {
            takeWhile(spec, isPlainBlank);
            if (spec.starts_with('\t'))
                break;
            const Text label = takeLabel(spec);
            return label.empty() ? Matches{} : Matches{{.label = label}};
        }
        spec = from(spec, upTo(spec, ";").size() + 1);
    }
    return {};
}

} // namespace charsleuth
