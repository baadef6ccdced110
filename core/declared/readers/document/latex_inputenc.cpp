// LaTeX's \usepackage[NAME]{inputenc} and \inputencoding{NAME} (inputenc.dtx), each place where the
// encoding changes; of several options the last is in force.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

// A line begins with \documentclass or \documentstyle.
bool looksLikeLatex(Text head) {
    constexpr Text command = "\\document";
    for (std::size_t at = 0; (at = head.find(command, at)) != none; at += command.size()) {
        const Text rest = from(head, at + command.size());
        if ((at == 0 || isLineEnd(head[at - 1])) &&
            (rest.starts_with("class") || rest.starts_with("style")))
            return true;
    }
    return false;
}

// The line up to a % without a \ before it.
Text withoutComment(Text line) {
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (line[at] == '\\')
            ++at;
        else if (line[at] == '%')
            return line.substr(0, at);
    }
    return line;
}

// [OPTIONS]{PACKAGES} with inputenc among the packages.
Text lastOption(Text text) {
    text = skipBlanks(text);
    if (!take(text, "["))
        return {};
    const Text options = upTo(text, "]");
    text = skipBlanks(from(text, options.size() + 1));
    if (!take(text, "{"))
        return {};
    for (Text packages = upTo(text, "}"); !packages.empty();) {
        const Text name = upTo(packages, ",");
        packages = from(packages, name.size() + 1);
        if (trim(name) == "inputenc")
            return trim(from(options, options.rfind(',') + 1)); // npos + 1 is 0
    }
    return {};
}

Text labelAt(Text command) {
    constexpr std::size_t longestCommand = 1024; // so that unclosed ones cost little each
    command = command.substr(0, longestCommand);
    if (takeExactly(command, "\\usepackage") || takeExactly(command, "\\RequirePackage"))
        return lastOption(command);
    if (takeExactly(command, "\\inputencoding{"))
        return command.find('}') == none ? Text() : trim(upTo(command, "}"));
    return {};
}

// LaTeX's own names whose meaning differs from what a registry makes of them.
Text meaningOf(Text label) {
    if (isAmong(label, {"utf8x", "utf8"}))
        return "UTF-8";
    if (equal(label, "ansinew"))
        return "windows-1252";
    if (equal(label, "applemac"))
        return "macintosh";
    if (equal(label, "latin9"))
        return "ISO-8859-15";
    if (equal(label, "latin10"))
        return "ISO-8859-16";
    if (equal(label, "macce"))
        return "x-mac-ce";
    return {};
}

} // namespace

Matches readLatexInputenc(const ReaderInput& input) {
    const Fit fit = fitOf(input, {"tex", "ltx", "sty", "cls", "dtx", "tikz", "def"});
    if (fit == Fit::No || (fit == Fit::Unknown && !looksLikeLatex(input.head)))
        return {};
    Matches matches;
    Lines lines(input.head);
    Text text;
    while (lines.next(text) && matches.size() < mostMatches) {
        text = withoutComment(text);
        for (; !(text = from(text, text.find('\\'))).empty(); text.remove_prefix(1)) {
            const Text label = labelAt(text);
            if (!label.empty() && label.size() <= longestLabel && matches.size() < mostMatches)
                matches.push_back({.label = label, .means = meaningOf(label)});
        }
    }
    return matches;
}

} // namespace charsleuth
