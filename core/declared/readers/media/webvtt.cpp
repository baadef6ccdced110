// WebVTT is always UTF-8 (W3C WebVTT, section 4.1): WEBVTT, then a blank, a line end or nothing.

#include "core/declared/reader.h"

#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readWebvtt(const ReaderInput& input) {
    Text text = input.head;
    if (!input.bytesAreAscii || !takeExactly(text, "WEBVTT"))
        return {};
    if (!text.empty() && !isBlank(text.front()) && !isLineEnd(text.front()))
        return {};
    return {{.label = input.head.substr(0, 6), .means = "UTF-8", .isSignature = true}};
}

} // namespace charsleuth
