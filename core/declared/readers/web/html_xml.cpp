// "Get an XML encoding" of the HTML Standard, section 13.2.3.2: where no meta element names an
// encoding browsers read one from an XML declaration at the very start, by a looser rule than
// XML's.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

void skipControls(Text& text) {
    takeWhile(text, [](char c) { return static_cast<unsigned char>(c) <= ' '; });
}

} // namespace

Matches readHtmlXml(const ReaderInput& input) {
    Text text = upTo(input.head, ">");
    const std::size_t at = text.find("encoding");
    if (!text.starts_with("<?xml") || at == none || text.size() == input.head.size() ||
        !looksLikeHtml(input) || isNamedXhtml(input) || !readHtmlMeta(input).empty())
        return {};
    text = from(text, at + 8);
    skipControls(text);
    if (!takeExactly(text, "="))
        return {};
    skipControls(text);
    const Text label = takeQuoted(text);
    const bool plain =
        std::ranges::none_of(label, [](char c) { return static_cast<unsigned char>(c) <= ' '; });
    if (label.empty() || label.size() > longestLabel || !plain)
        return {};
    const bool utf16 = input.bytesAreAscii && startsWith(label, "utf-16");
    return {{.label = label, .means = utf16 ? "UTF-8" : ""}};
}

} // namespace charsleuth
