// Ruby's magic comment (doc/syntax/comments.rdoc; parse.y, set_file_encoding): `coding` or
// `encoding`, then `:` or `=`, in a comment of its own on line 1, or on line 2 after a #! line.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

// The name after the first `coding` that a `:` or `=` follows.
Text cookieIn(Text line) {
    line = skipBlanks(line);
    if (!line.starts_with('#'))
        return {};
    for (std::size_t at = 0; (at = find(line, "coding", at)) != none;) {
        at += 6;
        Text rest = from(line, at);
        const bool apart = !rest.empty() && isBlank(rest.front());
        rest = skipBlanks(rest);
        if (!take(rest, ":") && !take(rest, "=")) {
            if (apart) // a word of its own, after which Ruby gives up
                return {};
            continue;
        }
        rest = skipBlanks(rest);
        take(rest, "\"");
        const Text label =
            takeWhile(rest, [](char c) { return isWord(c) || c == '-' || c == '.'; });
        return label.size() <= longestLabel ? label : Text();
    }
    return {};
}

} // namespace

Matches readRubyMagicComment(const ReaderInput& input) {
    const Fit fit = fitOf(input, {"rb", "rake", "gemspec", "ru"}, "ruby");
    if (fit == Fit::No ||
        (fit == Fit::Unknown && input.fileName != "Rakefile" && input.fileName != "Gemfile"))
        return {};
    const bool shebang = input.head.starts_with("#!");
    if (const Text label = cookieIn(line(input.head, shebang ? 2 : 1)); !label.empty())
        return {{.label = label, .note = shebang ? "on line 2, after the #! line" : ""}};
    return {};
}

} // namespace charsleuth
