// The Local Variables list in the last 3072 bytes, as Emacs's mule.el (set-auto-coding) reads it:
// after a form feed if there is one, each line with the prefix and suffix of the first.

#include "core/declared/reader.h"

#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

constexpr std::size_t tailSize = 3072;

struct Frame {
    Text prefix;
    Text suffix;
};

// [\r\n]\([^\r\n]*\)[ \t]*Local Variables:[ \t]*\([^\r\n]*\)[\r\n]: the last place in the line.
bool readFrame(Text line, Frame& frame) {
    constexpr Text title = "Local Variables:";
    bool found = false;
    for (std::size_t at = 0; (at = find(line, title, at)) != none; at += title.size()) {
        frame = {line.substr(0, at), skipBlanks(from(line, at + title.size()))};
        found = true;
    }
    return found;
}

// The line's text between prefix and suffix; false where they are not there.
bool unframe(Text& line, const Frame& frame) {
    if (!take(line, frame.prefix))
        return false;
    line = skipBlanks(line);
    return true;
}

bool isEnd(Text line, const Frame& frame) {
    if (!unframe(line, frame) || !take(line, "End"))
        return false;
    takeWhile(line, [](char c) { return c == ' '; });
    return take(line, ":") && startsWith(skipBlanks(line), frame.suffix);
}

Text codingIn(Text line, const Frame& frame) {
    if (!unframe(line, frame) || !take(line, "coding"))
        return {};
    line = skipBlanks(line);
    if (!take(line, ":"))
        return {};
    line = skipBlanks(line);
    if (line.size() < frame.suffix.size() ||
        !equal(from(line, line.size() - frame.suffix.size()), frame.suffix))
        return {};
    line.remove_suffix(frame.suffix.size());
    Text label = takeWhile(line, [](char c) { return !isBlank(c); });
    if (!skipBlanks(line).empty())
        return {};
    if (label.ends_with('!'))
        label.remove_suffix(1);
    return label.size() <= longestLabel ? label : Text();
}

} // namespace

Matches readEmacsLocalVariables(const ReaderInput& input) {
    Text tail = input.tail;
    if (tail.size() > tailSize)
        tail.remove_prefix(tail.size() - tailSize);
    // What Emacs looks for first, so that "coding :" alone is not found.
    if (find(tail, "coding:") == none && find(tail, "unibyte:") == none)
        return {};
    const std::size_t formFeed = std::min(tail.find("\n\f"), tail.find("\r\f"));
    if (formFeed != none)
        tail.remove_prefix(formFeed + 2);

    Lines lines(tail);
    Text text;
    Frame frame;
    if (!lines.next(text)) // a list does not begin on the first line looked at
        return {};
    bool found = false;
    while (!found && lines.next(text))
        found = readFrame(text, frame);
    while (found && lines.next(text) && !isEnd(text, frame)) {
        if (lines.rest().empty() && !input.tail.ends_with('\n') && !input.tail.ends_with('\r'))
            break; // every line of the list is ended
        if (const Text label = codingIn(text, frame); !label.empty())
            return {{.label = label}};
    }
    return {};
}

} // namespace charsleuth
