// The header of OFX 1.x (OFX 1.6, section 2.2): ENCODING names the encoding, except that USASCII
// leaves it to CHARSET, a Windows code page or ISO-8859-1. (OFX 2 is XML.)

#include "core/declared/reader.h"

#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readOfxHeader(const ReaderInput& input) {
    Lines lines(skipSpaces(input.head));
    Text text, encoding, charset;
    if (!lines.next(text) || !text.starts_with("OFXHEADER:"))
        return {};
    while (lines.next(text) && !text.starts_with('<')) {
        if (takeExactly(text, "ENCODING:"))
            encoding = trim(text);
        else if (takeExactly(text, "CHARSET:"))
            charset = trim(text);
    }
    const bool byCharset = encoding.empty() || equal(encoding, "USASCII");
    const Text label = byCharset ? charset : encoding;
    if (label.empty() || label.size() > longestLabel || equal(label, "NONE"))
        return {};
    return {{.label = label, .means = equal(label, "UNICODE") ? "UTF-8" : ""}};
}

} // namespace charsleuth
