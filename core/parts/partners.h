#pragma once

/// The encodings that parts of a file may be in, beside the one that was found for the whole.

#include "core/parts/pieces.h"
#include "core/registry/encoding_id.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace charsleuth {

/// A part's own statement: the charset in the header of a mail part holds up to the next boundary.
struct DeclaredPart {
    ByteRange bytes;
    EncodingId encoding{};
};

/// The declarations of mail parts in the pieces, in order, disjoint.
std::vector<DeclaredPart> declaredParts(Bytes bytes, std::span<const Piece> pieces);

/// Encodings by how much some lines, each asked alone, speak for them; at most `mostPartners`,
/// without `whole`. UTF-8 is one if a line is sound UTF-8. `only`: if not empty, no others.
std::vector<EncodingId> partnersIn(Bytes bytes, std::span<const Piece> pieces,
                                   std::optional<EncodingId> whole,
                                   std::span<const EncodingId> only);

inline constexpr std::size_t mostPartners = 5;

} // namespace charsleuth
