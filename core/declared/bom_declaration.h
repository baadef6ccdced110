#pragma once

/// The byte order mark at the start (core/decode/bom.h) as a declaration, and which marks decide by
/// themselves.

#include "core/declared/declaration.h"

#include <optional>
#include <span>
#include <string_view>

namespace charsleuth {

struct BomTrust {
    EncodingId encoding{};
    bool decides = false; ///< else the mark is only evidence
    Weight weight;
    std::string_view because;
};

/// One row for each encoding that has a mark.
std::span<const BomTrust> bomTrusts();

/// The mark that `head` begins with; rule "bom".
std::optional<Declaration> readBom(Bytes head);

} // namespace charsleuth
