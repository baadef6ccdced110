#pragma once

/// The cost of a piece as text in an encoding.

#include "core/bytes/bytes.h"
#include "core/registry/encoding_id.h"
#include "core/repair/text_cost.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace charsleuth {

/// A piece decoded, without its malformed sequences.
struct PieceText {
    std::u32string characters;
    std::uint32_t outside = 0;   ///< characters outside ASCII
    std::uint32_t malformed = 0; ///< sequences
    bool words = false;          ///< as in PieceScore
};

/// A piece read in an encoding.
struct PieceScore {
    float cost = 0;              ///< nats; a malformed sequence costs 16, more than any letter
    std::uint32_t outside = 0;   ///< characters outside ASCII
    std::uint32_t malformed = 0; ///< sequences
    /// Whether the piece has words that say something about the encoding: two letters side by side,
    /// one of them outside ASCII. Frames and signs say nothing.
    bool words = false;

    /// The cost of a character outside ASCII or malformed sequence on average, nats: sentences have
    /// 2 to 5, the letters of another page 6 and more.
    float ofCharacter() const {
        const std::uint32_t all = outside + malformed;
        return all == 0 ? 0 : cost / static_cast<float>(all);
    }
};

/// For one thread.
class PieceCost {
public:
    /// Reads up to 4096 bytes, and up to `most` characters outside ASCII: of a run of one of them
    /// the first three.
    PieceText read(Bytes piece, EncodingId encoding, std::size_t most) const;
    /// The score of the text, up to `most` characters outside ASCII.
    PieceScore of(const PieceText& text, std::size_t most = SIZE_MAX);
    PieceScore of(Bytes piece, EncodingId encoding, std::size_t most = SIZE_MAX) {
        return of(read(piece, encoding, most));
    }

private:
    Alphabet m_alphabet;
    TextCost m_cost;
};

} // namespace charsleuth
