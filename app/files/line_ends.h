#pragma once

/// Where lines end in decoded text: LF, CR, CRLF, and NEL in EBCDIC (as editors do; U+2028 is a
/// character like others).

#include "core/registry/encoding_id.h"

#include <string_view>

namespace charsleuth {

/// In EBCDIC text NEL is the usual line end; elsewhere 0x85 is mostly an accident.
bool nelEndsLines(EncodingId encoding);

inline bool isLineEnd(char16_t unit, bool nel) {
    return unit == u'\n' || unit == u'\r' || (nel && unit == u'\x85');
}

/// First unit of the next line end at or after `from`; text.size() where there is none.
std::size_t findLineEnd(std::u16string_view text, std::size_t from, bool nel);

/// Units of the line end at `at`: 2 for CRLF, else 1. Requires: a line end stands there.
inline std::size_t lineEndLength(std::u16string_view text, std::size_t at) {
    return text.substr(at, 2) == u"\r\n" ? 2 : 1;
}

} // namespace charsleuth
