// Perl's `use utf8;` and `use encoding "NAME";` (perldoc utf8, encoding), outside POD and before
// __END__ or __DATA__.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

// The label of a line that is such a statement.
Text labelIn(Text line) {
    line = skipBlanks(line);
    if (!takeExactly(line, "use") || line.empty() || !isBlank(line.front()))
        return {};
    line = skipBlanks(line);
    if (line.starts_with("utf8") && skipBlanks(from(line, 4)).starts_with(';'))
        return line.substr(0, 4);
    if (!takeExactly(line, "encoding"))
        return {};
    line = skipBlanks(line);
    return takeQuoted(line);
}

} // namespace

Matches readPerlUse(const ReaderInput& input) {
    if (fitOf(input, {"pl", "pm", "t", "pmc", "psgi", "cgi"}, "perl") != Fit::Yes)
        return {};
    Lines lines(input.head);
    Text text;
    bool pod = false;
    while (lines.next(text)) {
        if (text.starts_with("__END__") || text.starts_with("__DATA__"))
            break;
        if (text.size() > 1 && text[0] == '=' && isLetter(text[1]))
            pod = !text.starts_with("=cut");
        else if (const Text label = labelIn(text);
                 !pod && !label.empty() && label.size() <= longestLabel)
            return {{.label = label}};
    }
    return {};
}

} // namespace charsleuth
