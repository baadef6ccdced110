// The prescan of the HTML Standard, section 13.2.3.2 ("prescan a byte stream to determine its
// encoding"), without its look-up. It goes on to the end of the head element, because a parser that
// meets a late meta element changes the encoding too (section 13.2.3.4).

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

struct Attribute {
    Text name;
    Text value;
};

// "Get an attribute"; a name that is empty says that there is none left.
Attribute takeAttribute(Text& text) {
    takeWhile(text, [](char c) { return isSpace(c) || c == '/'; });
    Attribute attribute{{}, text.substr(0, 0)};
    if (text.empty() || text.front() == '>')
        return attribute;
    const Text start = text;
    text.remove_prefix(1);
    takeWhile(text, [](char c) { return !isSpace(c) && c != '=' && c != '/' && c != '>'; });
    attribute.name = start.substr(0, start.size() - text.size());
    Text after = skipSpaces(text);
    if (!take(after, "="))
        return attribute;
    text = skipSpaces(after);
    if (!text.empty() && (text.front() == '"' || text.front() == '\'')) {
        attribute.value = takeQuoted(text);
        if (attribute.value.data() == nullptr) // not closed within the window
            text = {};
    } else {
        attribute.value = takeWhile(text, [](char c) { return !isSpace(c) && c != '>'; });
    }
    return attribute;
}

// "Extracting a character encoding from a meta element".
Text charsetOf(Text content) {
    for (std::size_t at = 0; (at = find(content, "charset", at)) != none;) {
        at += 7;
        Text rest = skipSpaces(from(content, at));
        if (!take(rest, "="))
            continue;
        rest = skipSpaces(rest);
        if (!rest.empty() && (rest.front() == '"' || rest.front() == '\''))
            return takeQuoted(rest);
        return takeWhile(rest, [](char c) { return !isSpace(c) && c != ';'; });
    }
    return {};
}

// The charset of a meta element whose attributes follow; the first of several of a name counts.
Text charsetOfMeta(Text& text) {
    Text httpEquiv, content, charset;
    const auto keepFirst = [](Text& kept, Text value) {
        if (kept.data() == nullptr)
            kept = value;
    };
    for (Attribute a = takeAttribute(text); !a.name.empty(); a = takeAttribute(text)) {
        if (equal(a.name, "http-equiv"))
            keepFirst(httpEquiv, a.value);
        else if (equal(a.name, "content"))
            keepFirst(content, a.value);
        else if (equal(a.name, "charset"))
            keepFirst(charset, a.value);
    }
    if (!text.starts_with('>')) // the element is cut off
        return {};
    if (charset.data() != nullptr)
        return trim(charset);
    return equal(httpEquiv, "content-type") ? trim(charsetOf(content)) : Text();
}

constexpr Text late = "after the first 1024 bytes, where a browser has to start over";

// UTF-16 written in ASCII cannot be true, section 13.2.3.2: it means UTF-8.
DirectiveMatch matchOf(Text label, const ReaderInput& input) {
    DirectiveMatch match{.label = label};
    if (input.bytesAreAscii && (startsWith(label, "utf-16") || equal(label, "utf16")))
        match.means = "UTF-8";
    else if (equal(label, "x-user-defined"))
        match.means = "windows-1252";
    if (label.data() >= input.head.data() + 1024)
        match.note = late;
    match.sure = !isNamedXhtml(input); // XML has its own word
    return match;
}

} // namespace

Matches readHtmlMeta(const ReaderInput& input) {
    Matches matches;
    if (!looksLikeHtml(input))
        return matches;
    Text text = input.head;
    while (matches.size() < mostMatches) {
        text = from(text, text.find('<'));
        if (text.empty() || startsWith(text, "<body"))
            break;
        if (text.starts_with("<!--")) {
            text = from(text, text.find("-->", 2)); // "<!-->" is a whole comment
        } else if (startsWith(text, "<meta") && text.size() > 5 &&
                   (isSpace(text[5]) || text[5] == '/')) {
            text.remove_prefix(5);
            const Text label = charsetOfMeta(text);
            if (!label.empty() && label.size() <= longestLabel)
                matches.push_back(matchOf(label, input));
        } else if (text.size() > 1 && (text[1] == '!' || text[1] == '/' || text[1] == '?') &&
                   !(text[1] == '/' && text.size() > 2 && isLetter(text[2]))) {
            text = from(text, text.find('>'));
        } else if (text.size() > 1 && (isLetter(text[1]) || text[1] == '/')) {
            takeWhile(text, [](char c) { return !isSpace(c) && c != '>'; });
            while (!takeAttribute(text).name.empty()) {
            }
        } else {
            text.remove_prefix(1);
        }
    }
    return matches;
}

} // namespace charsleuth
