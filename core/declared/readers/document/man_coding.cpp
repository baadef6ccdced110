// man-db's coding tag (manconv(1), "ENCODING DECLARATIONS"): in the preprocessor line '\" that man
// looks for, line 1 only. It overrules man's command line.

#include "core/declared/reader.h"

#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readManCoding(const ReaderInput& input) {
    Text text = line(input.head, 1);
    if (!takeExactly(text, "'\\\" "))
        return {};
    const std::size_t open = text.find("-*-");
    if (open == none)
        return {};
    for (Text spec = from(text, open + 3); !spec.empty();) {
        spec = skipBlanks(spec);
        if (spec.starts_with("-*-"))
            break;
        if (takeExactly(spec, "coding:")) {
            const Text label = takeLabel(spec);
            return label.empty() ? Matches{} : Matches{{.label = label}};
        }
        spec = from(spec, upTo(spec, ";").size() + 1);
    }
    return {};
}

} // namespace charsleuth
