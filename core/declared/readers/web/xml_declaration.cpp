// The encoding in an XML declaration (XML 1.0, section 2.8) or text declaration (4.3.1), which
// stands at the very first byte. Families of encodings (Appendix F) are ascii_view.h's.

#include "core/declared/reader.h"

#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

// S Name S? '=' S? quoted value; nothing taken where it is another name.
Text takePseudoAttribute(Text& text, Text name) {
    Text rest = skipSpaces(text);
    if (rest.size() == text.size() || !takeExactly(rest, name))
        return {};
    rest = skipSpaces(rest);
    if (!takeExactly(rest, "="))
        return {};
    rest = skipSpaces(rest);
    const Text value = takeQuoted(rest);
    if (value.data() != nullptr)
        text = rest;
    return value;
}

// EncName: [A-Za-z] ([A-Za-z0-9._] | '-')*
bool isEncodingName(Text name) {
    return !name.empty() && name.size() <= longestLabel && isLetter(name.front()) &&
           std::ranges::all_of(name, [](char c) { return isWord(c) || c == '.' || c == '-'; });
}

} // namespace

Matches readXmlDeclaration(const ReaderInput& input) {
    Text text = input.head;
    if (!takeExactly(text, "<?xml"))
        return {};
    takePseudoAttribute(text, "version");
    const Text label = takePseudoAttribute(text, "encoding");
    takePseudoAttribute(text, "standalone");
    if (!isEncodingName(label) || !skipSpaces(text).starts_with("?>"))
        return {};
    return {{.label = label}};
}

} // namespace charsleuth
