// CA[NAME] in the root node of a Smart Game Format file (SGF FF[4], "Root Properties"); default is
// Latin-1.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

// Takes "[...]" off the front, with \] inside; null where it is not complete.
Text takeValue(Text& text) {
    if (!text.starts_with('['))
        return {};
    for (std::size_t at = 1; at < text.size(); ++at) {
        if (text[at] == '\\') {
            ++at;
        } else if (text[at] == ']') {
            const Text value = text.substr(1, at - 1);
            text.remove_prefix(at + 1);
            return value;
        }
    }
    return {};
}

} // namespace

Matches readSgfCharset(const ReaderInput& input) {
    if (fitOf(input, {"sgf"}) == Fit::No)
        return {};
    Text text = skipSpaces(input.head);
    if (!takeExactly(text, "("))
        return {};
    text = skipSpaces(text);
    if (!takeExactly(text, ";"))
        return {};
    for (;;) {
        text = skipSpaces(text);
        const Text name = takeWhile(text, isLetter);
        text = skipSpaces(text);
        const Text value = takeValue(text);
        if (value.data() == nullptr)
            return {};
        if (name == "CA")
            return trim(value).empty() || value.size() > longestLabel
                       ? Matches{}
                       : Matches{{.label = trim(value)}};
    }
}

} // namespace charsleuth
