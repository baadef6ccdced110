// The coding comment of PEP 263 as Python's tokenize.detect_encoding reads it: line 1, or line 2
// where line 1 is blank or a comment.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

constexpr bool isNameCharacter(char c) {
    return isWord(c) || c == '-' || c == '.';
}

// ^[ \t\f]*#.*?coding[:=][ \t]*([-_.a-zA-Z0-9]+)
Text cookieIn(Text line) {
    takeWhile(line, [](char c) { return isBlank(c) || c == '\f'; });
    if (!line.starts_with('#'))
        return {};
    for (std::size_t at = 0; (at = line.find("coding", at)) != none;) {
        at += 6;
        Text rest = from(line, at);
        if (!takeExactly(rest, ":") && !takeExactly(rest, "="))
            continue;
        rest = skipBlanks(rest);
        const Text label = takeWhile(rest, isNameCharacter);
        if (!label.empty())
            return label.size() <= longestLabel ? label : Text();
    }
    return {};
}

bool isBlankOrComment(Text line) {
    takeWhile(line, [](char c) { return isBlank(c) || c == '\f'; });
    return line.empty() || line.front() == '#';
}

} // namespace

Matches readPythonCoding(const ReaderInput& input) {
    const Fit fit = fitOf(input, {"py", "pyw", "pyi", "pyx", "pxd"}, "python");
    if (fit == Fit::No)
        return {};
    const bool sure = fit == Fit::Yes;
    const Text first = line(input.head, 1);
    if (const Text label = cookieIn(first); !label.empty())
        return {{.label = label, .sure = sure}};
    if (first.data() == nullptr || !isBlankOrComment(first))
        return {};
    if (const Text label = cookieIn(line(input.head, 2)); !label.empty())
        return {{.label = label, .note = "on line 2", .sure = sure}};
    return {};
}

} // namespace charsleuth
