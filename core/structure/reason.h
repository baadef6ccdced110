#pragma once

/// Puts reasons into findings, in words.

#include "core/structure/findings.h"

#include <string_view>

namespace charsleuth {

/// Adds the reason, and says in the finding when it excludes or proves.
void addReason(Finding& finding, Effect effect, Weight weight, std::optional<ByteRange> where,
               Sentence detail);

/// "1 byte", "12 bytes".
std::string plural(std::uint64_t n, std::string_view one, std::string_view many);

/// "0x82 0xFF"; empty for no bytes.
std::string hex(Bytes bytes);

} // namespace charsleuth
