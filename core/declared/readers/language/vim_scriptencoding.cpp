// Vim's `:scripte[ncoding] NAME` (Vim's repeat.txt, ":scriptencoding"; scriptfile.c,
// ex_scriptencoding) at the start of a line; it may stand several times and applies to what
// follows. Without a name that is in 'encoding', which says nothing of the file.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

#include <limits>

namespace charsleuth {

namespace {

using namespace scan;

constexpr std::size_t headLines =
    30; ///< of a file that may be no Vim script: headers are no longer

Text labelIn(Text line) {
    takeWhile(line, [](char c) { return isBlank(c) || c == ':'; });
    if (!takeExactly(line, "scripte") || !Text("ncoding").starts_with(takeWhile(line, isLetter)) ||
        line.empty() || !isBlank(line.front()))
        return {};
    const Text label = takeLabel(line);
    line = skipBlanks(line);
    return line.empty() || line.front() == '|' || line.front() == '"' ? label : Text();
}

// ".vimrc", "_gvimrc" and the like.
bool isVimrc(Text fileName) {
    return fileName.ends_with("vimrc");
}

} // namespace

Matches readVimScriptencoding(const ReaderInput& input) {
    const Fit fit = fitOf(input, {"vim"});
    if (fit == Fit::No)
        return {};
    const bool sure = fit == Fit::Yes || isVimrc(input.fileName);
    Matches matches;
    Lines lines(input.head);
    Text text;
    std::size_t left = sure ? std::numeric_limits<std::size_t>::max() : headLines;
    while (left-- > 0 && matches.size() < mostMatches && lines.next(text))
        if (const Text label = labelIn(text); !label.empty())
            matches.push_back({.label = label, .sure = sure});
    return matches;
}

} // namespace charsleuth
