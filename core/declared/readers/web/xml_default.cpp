// XML without an encoding declaration, and without a word from outside, is UTF-8 or UTF-16
// (XML 1.0, section 4.3.3); known by an XML declaration, or by the name where it begins with
// markup. Not so in a page that browsers read as HTML.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readXmlDefault(const ReaderInput& input) {
    if (looksLikeHtml(input) && !isNamedXhtml(input))
        return {};
    Text text = input.head;
    const bool declared = takeExactly(text, "<?xml") && !text.empty() && isSpace(text.front());
    const bool named =
        fitOf(input, {"xml", "svg", "xhtml", "xht", "xsl", "rss", "atom"}) == Fit::Yes;
    if (declared && find(upTo(text, ">"), "encoding") != none)
        return {};
    if (!declared && !(named && text.starts_with('<')))
        return {};
    const bool bytes = input.bytesAreAscii;
    if (!bytes && input.unit != 2) // Appendix F's other families have to name themselves
        return {};
    return {{.label = input.head.substr(0, 0), .means = bytes ? "UTF-8" : "UTF-16"}};
}

} // namespace charsleuth
