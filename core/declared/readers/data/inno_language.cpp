// `LanguageCodePage=` in section [LangOptions] of an Inno Setup language file (Inno Setup Help,
// "[LangOptions] section"): a Windows code page, or 0 for that of the machine.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readInnoLanguage(const ReaderInput& input) {
    if (fitOf(input, {"isl"}) == Fit::No)
        return {};
    Lines lines(input.head);
    Text text;
    bool inside = false;
    while (lines.next(text)) {
        text = trim(text);
        if (text.starts_with('['))
            inside = startsWith(text, "[LangOptions]");
        if (!inside)
            continue;
        if (!takeWords(text, {"LanguageCodePage", "="}))
            continue;
        const Text label = takeLabel(text);
        return label.empty() || label == "0" ? Matches{} : Matches{{.label = label}};
    }
    return {};
}

} // namespace charsleuth
