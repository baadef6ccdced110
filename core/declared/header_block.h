#pragma once

/// Header fields as in mail and HTTP (RFC 5322, section 2.2; RFC 9112, section 5).

#include "core/declared/reader.h"

#include <string_view>

namespace charsleuth {

struct HeaderField {
    std::string_view name;
    std::string_view value; ///< folded lines and their line ends included
};

/// The input begins with a status line of HTTP, a "From " line of a mailbox, or header fields of
/// which one of the first is known to mail, news or HTTP.
bool startsHeaderBlock(const ReaderInput& input);

/// Takes the next field off the front, a first status or "From " line before it too; false at the
/// end of the block, which is left.
bool takeHeaderField(std::string_view& text, HeaderField& field);

} // namespace charsleuth
