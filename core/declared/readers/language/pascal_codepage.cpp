// Free Pascal's {$codepage NAME} (Free Pascal Programmer's Guide, 1.2.5 "$CODEPAGE"), a directive
// in a comment, not in a string.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

// The text of the comment that starts here, taken whole; null where none does or it does not end.
Text takeComment(Text& text) {
    const Text open = text.starts_with('{') ? "{" : "(*";
    if (!takeExactly(text, open))
        return {};
    const Text close = open == "{" ? "}" : "*)";
    const std::size_t end = text.find(close);
    const Text inside = end == none ? Text() : text.substr(0, end);
    text = end == none ? Text() : from(text, end + close.size());
    return inside;
}

} // namespace

Matches readPascalCodepage(const ReaderInput& input) {
    if (fitOf(input, {"pas", "pp", "lpr", "dpr", "inc"}) != Fit::Yes)
        return {};
    Text text = input.head;
    while (!(text = from(text, text.find_first_of("{('/"))).empty()) {
        if (text.starts_with('\'')) {
            text = from(text, text.find_first_of("'\r\n", 1));
            take(text, "'");
        } else if (text.starts_with("//")) {
            text = from(text, text.find_first_of("\r\n"));
        } else if (Text inside = takeComment(text); inside.data() != nullptr) {
            if (!take(inside, "$codepage") || inside.empty() || !isBlank(inside.front()))
                continue;
            if (const Text label = takeLabel(inside); !label.empty())
                return {{.label = label}};
        } else if (!text.empty()) {
            text.remove_prefix(1);
        }
    }
    return {};
}

} // namespace charsleuth
