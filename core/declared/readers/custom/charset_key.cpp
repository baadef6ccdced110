// A key or variable for the program's own texts: `$s_charset = 'windows-1257';`,
// `CodePage:='cp866'`, `<lang charset="CP1255">`, `charset=iso-8859-2` on a line by itself. A file
// that names several encodings is about encodings, and says nothing of its own.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

// The value assigned behind a key, quoted, or up to the end of the line; empty if nothing is.
Text valueBehind(Text text, bool startsLine) {
    if (text.starts_with('\'') || text.starts_with('"'))
        text.remove_prefix(1);
    take(text, "]");
    text = skipBlanks(text);
    if (!take(text, ":=") && !take(text, "=>") && !take(text, "="))
        return {};
    text = skipBlanks(text);
    const Text quoted = takeQuoted(text);
    if (quoted.data() != nullptr)
        return quoted;
    const Text label = takeLabel(text);
    return startsLine && trim(text).empty() ? label : Text();
}

// Whether a tag is open at the end of the text whose charset is that of another file.
bool isOfAnotherFile(Text before) {
    const std::size_t open = before.rfind('<');
    const Text tag = open == none ? Text() : from(before, open + 1);
    return startsWith(tag, "script") || startsWith(tag, "link") || startsWith(tag, "a ");
}

Text labelIn(Text line) {
    for (const Text word : {"charset", "codepage"})
        for (std::size_t at = 0; (at = find(line, word, at)) != none; at += word.size()) {
            const Text before = line.substr(0, at);
            if (before.ends_with('-') || isOfAnotherFile(before)) // accept-charset
                continue;
            const Text label = valueBehind(from(line, at + word.size()), trim(before).empty());
            if (!label.empty() && label.size() <= longestLabel)
                return label;
        }
    return {};
}

} // namespace

Matches readCharsetKey(const ReaderInput& input) {
    if (fitOf(input, {"php", "inc", "lang", "lng", "ini", "prg", "ch", "dat", "cgi"}) != Fit::Yes)
        return {};
    Lines lines(input.head);
    Text text, found;
    while (lines.next(text)) {
        const Text label = labelIn(text.substr(0, 512));
        if (label.empty() || (!found.empty() && equal(label, found)))
            continue;
        if (!found.empty())
            return {};
        found = label;
    }
    return found.empty() ? Matches{} : Matches{{.label = found, .sure = false}};
}

} // namespace charsleuth
