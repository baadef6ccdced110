#pragma once

/// The encodings that parts of a file may be in, beside the one that was found for the whole.

#include "core/parts/piece_cost.h"
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

/// Whether the text reads like a sentence in one encoding, and not so in that of the whole file:
/// rows of tables and word lists are improbable in both.
bool readsBetter(const PieceScore& text, EncodingId encoding, const PieceScore& asWhole);

/// Encodings by how much better some lines read in them than in `whole`; at most `mostPartners`.
/// Asks the lines that are odd in `whole`: malformed in UTF-8, or sound UTF-8 where `whole` is
/// another encoding, or improbable text. Of the last kind some are looked for only, evenly spread
/// over the file; where the first odd lines read better nowhere, the others are not asked.
/// `only`: if not empty, no other encodings.
std::vector<EncodingId> partnersIn(Bytes bytes, std::span<const Piece> pieces, EncodingId whole,
                                   std::span<const EncodingId> only, PieceCost& cost);

inline constexpr std::size_t mostPartners = 5;

} // namespace charsleuth
