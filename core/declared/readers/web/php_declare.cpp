// PHP's `declare(encoding='NAME');`, which has to be the very first statement of the script but for
// other declare statements (PHP manual, "declare"; php-src Zend/tests).

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

// Takes "(strict_types=1, encoding='NAME'" or a whole "(strict_types=1);" off the front. Returns
// the name, null if there is none. If the text is neither, everything is taken.
Text takeDirectives(Text& text) {
    if (!take(text, "("))
        return text = {};
    do {
        text = skipSpaces(text);
        const Text name = takeWhile(text, isWord);
        text = skipSpaces(text);
        if (name.empty() || !take(text, "="))
            return text = {};
        text = skipSpaces(text);
        const Text quoted = takeQuoted(text);
        if (equal(name, "encoding"))
            return quoted;
        takeWhile(text, isWord);
        text = skipSpaces(text);
    } while (take(text, ","));
    if (!takeWords(text, {")", ";"}))
        text = {};
    return {};
}

} // namespace

Matches readPhpDeclare(const ReaderInput& input) {
    if (fitOf(input, {"php", "phtml", "php3", "php4", "php5", "inc"}, "php") == Fit::No)
        return {};
    Text text = input.head;
    if (text.starts_with("#!"))
        text = from(text, text.find('\n') + 1);
    if (!take(text, "<?php"))
        return {};
    while (text = skipComments(text, {"//", "#"}), take(text, "declare")) {
        text = skipSpaces(text);
        const Text label = takeDirectives(text);
        if (!label.empty() && label.size() <= longestLabel)
            return {{.label = label}};
    }
    return {};
}

} // namespace charsleuth
