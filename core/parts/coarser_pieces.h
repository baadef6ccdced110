#pragma once

/// Pieces are joined where an input has too many of them: pieces and parts together have the memory
/// that SECURITY.md promises, 8 times the input and 64 MiB.

#include "core/parts/piece_cost.h"
#include "core/parts/pieces.h"

#include <cstdint>
#include <span>
#include <vector>

namespace charsleuth {

/// Pieces, and what each costs in each of some encodings.
struct PieceTable {
    std::vector<Piece> pieces;
    std::vector<PieceScore> scores; ///< of each piece in each encoding, row by row, or none yet
    std::vector<float> costs;       ///< nats that the path pays, with what declarations say
};

/// Joins pieces without costs until they and their costs in `width` encodings take no more than
/// half of the memory, and makes room for the costs.
void makeRoom(PieceTable& table, std::size_t width, std::uint64_t inputSize);

/// Whether the parts of a path through the pieces take no more than the other half.
bool isPromised(const PieceTable& table, std::span<const std::uint8_t> path,
                std::uint64_t inputSize);

/// Joins the pieces in pairs. A pair with a binary piece is binary.
void joinPairs(PieceTable& table, std::size_t width);

} // namespace charsleuth
