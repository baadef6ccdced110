// The encoding in an XML declaration (XML 1.0, section 2.8) or text declaration (4.3.1), which
// begins at the very first byte. ascii_view.h handles families of encodings (Appendix F).

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

// VersionNum of XML 1.0's first edition; as Expat has it, it may be empty.
bool isVersion(Text version) {
    return std::ranges::all_of(
        version, [](char c) { return isWord(c) || c == '.' || c == ':' || c == '-'; });
}

} // namespace

Matches readXmlDeclaration(const ReaderInput& input) {
    Text text = input.head;
    if (!takeExactly(text, "<?xml"))
        return {};
    const Text version = takePseudoAttribute(text, "version");
    const Text label = takePseudoAttribute(text, "encoding");
    const bool whole = version.data() != nullptr; // a text declaration may leave it out
    const Text standalone = whole ? takePseudoAttribute(text, "standalone") : Text();
    if ((whole && !isVersion(version)) || !isEncodingName(label) ||
        (standalone.data() != nullptr && standalone != "yes" && standalone != "no") ||
        !skipSpaces(text).starts_with("?>"))
        return {};
    return {{.label = label}};
}

} // namespace charsleuth
