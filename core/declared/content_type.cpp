#include "core/declared/content_type.h"

#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

bool isSeparator(char c) {
    return isSpace(c) || c == ';' || c == ',';
}

Text takeValue(Text& text) {
    if (text.starts_with('"') || text.starts_with('\'')) {
        if (const Text quoted = takeQuoted(text); quoted.data() != nullptr)
            return trim(quoted);
        text.remove_prefix(1); // the closing quote is missing
    }
    Text value = takeWhile(text, [](char c) { return !isSeparator(c); });
    while (value.ends_with('"') || value.ends_with('\''))
        value.remove_suffix(1);
    return value;
}

} // namespace

ContentType readContentType(std::string_view value) {
    ContentType read;
    Text text = value;
    while (takeWhile(text, isSeparator), !text.empty()) {
        const Text name = takeWhile(text, [](char c) { return !isSeparator(c) && c != '='; });
        Text after = skipSpaces(text);
        if (!take(after, "=")) {
            if (read.type.empty())
                read.type = name;
            continue;
        }
        text = skipSpaces(after);
        const Text found = takeValue(text);
        if (equal(name, "charset") && read.charset.empty())
            read.charset = found;
        else if (equal(name, "boundary") && read.boundary.empty())
            read.boundary = found;
    }
    if (read.charset.empty() && !read.type.empty() && read.type.find('/') == none) {
        read.charset = read.type;
        read.type = {};
    }
    return read;
}

} // namespace charsleuth
