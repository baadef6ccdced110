#pragma once

/// A byte order mark or signature at the start, as a declaration.

#include "core/declared/declaration.h"

#include <optional>
#include <span>
#include <string_view>

namespace charsleuth {

struct BomMark {
    std::string_view bytes;
    std::string_view name;    ///< of the encoding, as the registry spells it
    bool decides = false;     ///< else it is only evidence
    std::string_view because; ///< why it decides, or why not
};

/// Longer marks before those they begin with. Sources: The Unicode Standard, section 23.8; UTS #6
/// (SCSU), UTN #6 (BOCU-1), UTR #16 (UTF-EBCDIC), RFC 2152 (UTF-7), GB 18030.
std::span<const BomMark> bomMarks();

/// The mark that `head` begins with; rule "bom".
std::optional<Declaration> readBom(Bytes head);

} // namespace charsleuth
