// A comment among the first ten lines that names the encoding, in no form that a program reads:
// `/* encoding: cp850 */`, `*charset koi8-r`, `% charset "GEORGIAN-PS"`, `# Used codepage is: 775`.

#include "core/declared/reader.h"

#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

constexpr int searchedLines = 10;

// Takes the mark of a comment off the front. Returns whether there was one.
bool takeMark(Text& text) {
    for (const Text mark : {"<!--", ".\\\"", "/*", "//", "(*", "--", "::", "rem ", "@rem ", "dnl "})
        if (take(text, mark))
            return true;
    return !takeWhile(text, [](char c) { return Text("#;%*{'\"!").find(c) != none; }).empty();
}

// Takes "coding", "charset", "code page" and the like off the front.
bool takeKeyword(Text& text) {
    for (const Text word : {"file encoding", "fileencoding", "character encoding", "encoding",
                            "coding", "character set", "charset", "codepage", "code page"})
        if (take(text, word))
            return true;
    return false;
}

// The label behind the keyword; `direct`: the keyword is the comment's first word, so that a blank
// may separate the two.
Text labelBehind(Text text, bool direct) {
    const bool blank = !text.empty() && isBlank(text.front());
    text = skipBlanks(text);
    if (take(text, "is") && !text.empty() && !isBlank(text.front()) && text.front() != ':')
        return {};
    text = skipBlanks(text);
    const bool sign = take(text, ":") || take(text, "=");
    text = skipBlanks(text);
    const Text quoted = takeQuoted(text);
    if (quoted.data() != nullptr)
        return (sign || direct) && quoted.size() <= longestLabel ? quoted : Text();
    return sign || (direct && blank) ? takeLabel(text) : Text();
}

Text labelIn(Text line) {
    line = skipBlanks(line);
    if (!takeMark(line))
        return {};
    line = skipBlanks(line);
    Text rest = line;
    if (takeKeyword(rest))
        return labelBehind(rest, true);
    for (std::size_t at = 1; at < line.size(); ++at) {
        rest = line.substr(at);
        if (!isWord(line[at - 1]) && line[at - 1] != '-' && takeKeyword(rest))
            return labelBehind(rest, false);
    }
    return {};
}

} // namespace

Matches readCommentCharset(const ReaderInput& input) {
    Lines lines(input.head);
    Text text;
    for (int number = 0; number < searchedLines && lines.next(text); ++number)
        if (const Text label = labelIn(text.substr(0, 256)); !label.empty())
            return {{.label = label, .sure = false}};
    return {};
}

} // namespace charsleuth
