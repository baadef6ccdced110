// PHP's `declare(encoding='NAME');`, which has to be the very first statement of the script (PHP
// manual, "declare"; php-src Zend/tests).

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readPhpDeclare(const ReaderInput& input) {
    if (fitOf(input, {"php", "phtml", "php3", "php4", "php5", "inc"}, "php") == Fit::No)
        return {};
    Text text = input.head;
    if (text.starts_with("#!"))
        text = from(text, text.find('\n') + 1);
    if (!take(text, "<?php"))
        return {};
    text = skipComments(text, {"//", "#"});
    if (!take(text, "declare"))
        return {};
    text = skipSpaces(text);
    if (!take(text, "("))
        return {};
    for (;;) { // strict_types=1, encoding='...'
        text = skipSpaces(text);
        const Text name = takeWhile(text, isWord);
        text = skipSpaces(text);
        if (name.empty() || !take(text, "="))
            return {};
        text = skipSpaces(text);
        const Text quoted = takeQuoted(text);
        if (equal(name, "encoding"))
            return quoted.empty() || quoted.size() > longestLabel ? Matches{}
                                                                  : Matches{{.label = quoted}};
        takeWhile(text, isWord);
        text = skipSpaces(text);
        if (!take(text, ","))
            return {};
    }
}

} // namespace charsleuth
