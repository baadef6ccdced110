// `Encoding=` in a desktop entry's first group (Desktop Entry Specification, "Deprecated Items").
// Legacy-Mixed means a different encoding for each locale and names none.

#include "core/declared/reader.h"

#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readDesktopEntry(const ReaderInput& input) {
    Lines lines(input.head);
    Text text;
    bool inside = false;
    while (lines.next(text)) {
        text = trim(text);
        if (text.empty() || text.starts_with('#'))
            continue;
        if (text.starts_with('[')) {
            if (inside || text != "[Desktop Entry]")
                break;
            inside = true;
        } else if (!inside) {
            break;
        } else if (takeExactly(text, "Encoding") && takeWords(text, {"="})) {
            const Text label = takeLabel(text);
            return label.empty() ? Matches{} : Matches{{.label = label}};
        }
    }
    return {};
}

} // namespace charsleuth
