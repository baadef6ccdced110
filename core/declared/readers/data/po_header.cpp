// The Content-Type of a PO file's first entry, the one of the empty msgid (GNU gettext manual, "The
// Header Entry"). `CHARSET` is the template's placeholder.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

// The next line that is neither blank nor a comment.
bool nextLine(Lines& lines, Text& text) {
    while (lines.next(text)) {
        text = trim(text);
        if (!text.empty() && text.front() != '#')
            return true;
    }
    return false;
}

} // namespace

Matches readPoHeader(const ReaderInput& input) {
    Lines lines(input.head);
    Text text;
    if (fitOf(input, {"po", "pot"}) == Fit::No || !nextLine(lines, text) ||
        !takeWords(text, {"msgid", "\"\""}) || !text.empty() || !nextLine(lines, text) ||
        !takeWords(text, {"msgstr"}))
        return {};
    do {
        text = skipBlanks(text);
        if (!text.starts_with('"'))
            break;
        text.remove_prefix(1);
        if (!startsWith(text, "Content-Type:"))
            continue;
        const std::size_t at = find(text, "charset=");
        if (at == none)
            break;
        text = from(text, at + 8);
        const Text label = takeLabel(text);
        if (label.empty() || label == "CHARSET")
            break;
        return {{.label = label}};
    } while (nextLine(lines, text));
    return {};
}

} // namespace charsleuth
