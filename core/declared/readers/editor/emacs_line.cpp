// The -*- line, as Emacs's mule.el (set-auto-coding) and files.el (set-auto-mode-1) read it: on
// line 1, on line 2 too when line 1 starts with #! or '\", and `coding:` within 1024 bytes.

#include "core/declared/reader.h"

#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

constexpr std::size_t headSize = 1024;

// The text between the two -*-, with blanks at its ends; null if there is no pair.
Text specIn(Text lines) {
    const std::size_t open = lines.find("-*-");
    if (open == none)
        return {};
    const Text rest = upTo(from(lines, open + 3), "\r\n");
    const std::size_t close = rest.find("-*-");
    return close == none ? Text() : rest.substr(0, close);
}

// \(.*;\)?[ \t]*coding:[ \t]*\([^ ;]+\): the last one after a semicolon, else the first anywhere.
Text codingIn(Text spec) {
    Text found;
    for (std::size_t at = 0; (at = find(spec, "coding:", at)) != none; at += 7) {
        Text rest = skipBlanks(from(spec, at + 7)).substr(0, longestLabel + 1);
        const Text label = takeWhile(rest, [](char c) { return c != ' ' && c != ';'; });
        Text before = spec.substr(0, at);
        while (!before.empty() && isBlank(before.back()))
            before.remove_suffix(1);
        if (!label.empty() && (found.empty() || before.ends_with(';')))
            found = label;
    }
    return trim(found);
}

} // namespace

Matches readEmacsLine(const ReaderInput& input) {
    const Text head = input.head;
    const bool twoLines = head.starts_with("#!") || head.starts_with("'\\\"");
    const Text first = line(head, 1);
    const Text second = line(head, 2);
    Text spec = specIn(first);
    const bool onSecond = spec.data() == nullptr && first.find("-*-") == none && twoLines;
    if (onSecond)
        spec = specIn(second);
    if (spec.data() == nullptr)
        return {};

    const std::size_t coding = find(head.substr(0, headSize), "coding:");
    if (coding == none || head.data() + coding + 7 > spec.data() + spec.size())
        return {};
    Text label = codingIn(spec);
    if (label.ends_with('!')) // turns off character translation, no part of the name
        label.remove_suffix(1);
    if (label.empty() || label.size() > longestLabel)
        return {};
    constexpr Text afterShebang = "on line 2, because line 1 is a #! line";
    constexpr Text afterRoff = "on line 2, because line 1 starts with '\\\"";
    return {{.label = label,
             .note = !onSecond ? "" : (head.starts_with("#!") ? afterShebang : afterRoff)}};
}

} // namespace charsleuth
