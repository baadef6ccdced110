#include "app/files/line_ends.h"

#include "core/decode/decoder.h"

namespace charsleuth {

bool nelEndsLines(EncodingId encoding) {
    // The digits stand at F0..F9 in every EBCDIC page, and nowhere else.
    return decode(bytesOf("\xF0\xF1"), encoding).text == u"01";
}

std::size_t findLineEnd(std::u16string_view text, std::size_t from, bool nel) {
    while (from < text.size() && !isLineEnd(text[from], nel))
        ++from;
    return from;
}

} // namespace charsleuth
