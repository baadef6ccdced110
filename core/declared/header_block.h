#pragma once

/// Header fields as in mail and HTTP (RFC 5322, section 2.2; RFC 9112, section 5).

#include "core/bytes/exported.h"
#include "core/declared/reader.h"

#include <string_view>

namespace charsleuth {

struct HeaderField {
    std::string_view name;
    std::string_view value; ///< folded lines and their line ends included
};

/// Whether the input begins with a status line of HTTP, a "From " line of a mailbox, or header
/// fields among whose first ones is one that mail, news or HTTP knows.
bool startsHeaderBlock(const ReaderInput& input);

/// Takes the next field off the front, and a status or "From " line before the first one. Returns
/// false at the end of the block, whose text stays.
CHARSLEUTH_EXPORT bool takeHeaderField(std::string_view& text, HeaderField& field);

} // namespace charsleuth
