// `SET NAME` in a Hunspell affix file (hunspell(5), "GENERAL OPTIONS").

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readHunspellSet(const ReaderInput& input) {
    if (fitOf(input, {"aff"}) != Fit::Yes)
        return {};
    Lines lines(input.head);
    Text text;
    while (lines.next(text)) {
        if (!takeExactly(text, "SET") || text.empty() || !isBlank(text.front()))
            continue;
        if (const Text label = takeLabel(text); !label.empty())
            return {{.label = label}};
    }
    return {};
}

} // namespace charsleuth
