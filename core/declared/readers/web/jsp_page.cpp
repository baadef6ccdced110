// The page directive of JSP (JSR 245, section 4.1): `<%@ page pageEncoding="NAME" %>`, else the
// charset of its contentType; the XML form `<jsp:directive.page .../>` alike.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

// The value of `name="..."` in the directive, from its first quoted value of that name.
Text attributeIn(Text directive, Text name) {
    while (!(directive = skipSpaces(directive)).empty()) {
        const Text found = takeWhile(directive, isWord);
        directive = skipSpaces(directive);
        if (!take(directive, "=")) {
            if (found.empty())
                directive.remove_prefix(std::min<std::size_t>(1, directive.size()));
            continue;
        }
        directive = skipSpaces(directive);
        const Text value = takeQuoted(directive);
        if (value.data() == nullptr)
            return {};
        if (found == name)
            return value;
    }
    return {};
}

Text labelIn(Text directive) {
    if (const Text label = trim(attributeIn(directive, "pageEncoding")); !label.empty())
        return label;
    const Text type = attributeIn(directive, "contentType");
    const std::size_t at = find(type, "charset=");
    return at == none ? Text() : trim(upTo(from(type, at + 8), "; "));
}

} // namespace

Matches readJspPage(const ReaderInput& input) {
    const Fit fit = fitOf(input, {"jsp", "jspf", "jspx", "tag", "tagx"});
    if (fit == Fit::No || (fit == Fit::Unknown && !skipSpaces(input.head).starts_with("<%@")))
        return {};
    Text text = input.head;
    while (!(text = from(text, text.find('<'))).empty()) {
        Text inside = text;
        text.remove_prefix(1);
        const bool xml = takeExactly(inside, "<jsp:directive.page");
        if (!xml && takeExactly(inside, "<%--")) {
            text = from(inside, inside.find("--%>"));
            continue;
        }
        if (!xml && !takeExactly(inside, "<%@"))
            continue;
        inside = skipSpaces(inside);
        if (!xml && !takeExactly(inside, "page"))
            continue;
        const std::size_t end = inside.find(xml ? ">" : "%>");
        if (end == none)
            return {};
        text = from(inside, end);
        const Text label = labelIn(inside.substr(0, end));
        if (!label.empty() && label.size() <= longestLabel)
            return {{.label = label}};
    }
    return {};
}

} // namespace charsleuth
