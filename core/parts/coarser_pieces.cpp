#include "core/parts/coarser_pieces.h"

#include "core/parts/part.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// Bytes that an answer needs for a part: itself, the code pages with the same text, and 200 for
/// its words in JSON.
constexpr std::uint64_t ofPart = sizeof(Part) + 200;

std::uint64_t half(std::uint64_t inputSize) {
    return 4 * inputSize + (std::uint64_t{32} << 20);
}

} // namespace

bool isPromised(const PieceTable& table, std::span<const std::uint8_t> path,
                std::uint64_t inputSize) {
    const auto isBinary = [&](std::size_t i) {
        return table.pieces[i].kind == Piece::Kind::Binary;
    };
    std::uint64_t parts = 1;
    for (std::size_t i = 1; i < path.size(); ++i)
        parts += path[i] != path[i - 1] || isBinary(i) != isBinary(i - 1) ? 1 : 0;
    return parts * ofPart <= half(inputSize);
}

void joinPairs(PieceTable& table, std::size_t width) {
    const std::size_t pairs = table.pieces.size() / 2;
    for (std::size_t i = 0; i < table.pieces.size(); ++i) {
        const bool first = i % 2 == 0;
        Piece& piece = table.pieces[i / 2];
        const Piece from = table.pieces[i];
        piece = first ? from
                      : Piece{{piece.bytes.begin, from.bytes.end},
                              piece.line,
                              std::max(piece.kind, from.kind)};
        for (std::size_t j = 0; !table.scores.empty() && j < width; ++j) {
            PieceScore& score = table.scores[i / 2 * width + j];
            const PieceScore other = table.scores[i * width + j];
            score = first
                        ? other
                        : PieceScore{score.cost + other.cost, score.outside + other.outside,
                                     score.malformed + other.malformed, score.words || other.words};
            float& cost = table.costs[i / 2 * width + j];
            cost = table.costs[i * width + j] + (first ? 0 : cost);
        }
    }
    table.pieces.resize(table.pieces.size() - pairs);
    if (!table.scores.empty()) {
        table.scores.resize(table.pieces.size() * width);
        table.costs.resize(table.scores.size());
    }
}

void makeRoom(PieceTable& table, std::size_t width, std::uint64_t inputSize) {
    // Beside a score and a cost, a byte of the way to it; the price of a change, and 64 bytes in
    // the set of different lines.
    const std::uint64_t ofPiece =
        sizeof(Piece) + width * (sizeof(PieceScore) + sizeof(float) + 1) + sizeof(float) + 64;
    while (table.pieces.size() * ofPiece > half(inputSize))
        joinPairs(table, width);
    table.scores.reserve(table.pieces.size() * width);
    table.costs.reserve(table.pieces.size() * width);
}

} // namespace charsleuth
