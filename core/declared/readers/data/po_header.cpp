// The charset of a PO file's first entry, the one of the empty msgid (GNU gettext manual, "The
// Header Entry"; gettext looks for `charset=` in it, po-charset.c). `CHARSET` is the template's
// placeholder.

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
        if (!text.empty() && text.front() != '"')
            break;
        const std::size_t at = text.find("charset=");
        if (at == none)
            continue;
        text = from(text, at + 8);
        const Text label = takeWhile(text, isLabel);
        if (label.empty() || label == "CHARSET" || label.size() > longestLabel)
            break;
        return {{.label = label}};
    } while (nextLine(lines, text));
    return {};
}

} // namespace charsleuth
