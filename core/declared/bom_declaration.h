#pragma once

/// The BOM at the start (core/decode/bom.h) as a declaration, and the BOMs that decide by
/// themselves.

#include "core/declared/declaration.h"

#include <optional>
#include <span>
#include <string_view>

namespace charsleuth {

struct BomTrust {
    EncodingId encoding{};
    bool decides = false; ///< false: the BOM is only evidence
    Weight weight;
    std::string_view because;
};

/// One row for each encoding that has a BOM.
std::span<const BomTrust> bomTrusts();

/// The BOM at the start of `head`, as a declaration of the rule "bom".
std::optional<Declaration> readBom(Bytes head);

} // namespace charsleuth
