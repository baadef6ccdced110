#pragma once

/// The cost of a piece as text in an encoding.

#include "core/registry/encoding_id.h"
#include "core/repair/text_cost.h"

#include "core/bytes/bytes.h"

namespace charsleuth {

/// For one thread.
class PieceCost {
public:
    /// Nats. A malformed sequence costs 16, more than any letter.
    float of(Bytes piece, EncodingId encoding);

    /// Whether the piece has words in that encoding that say something about it: two letters side
    /// by side, one of them outside ASCII. Frames and signs say nothing.
    bool hasWords(Bytes piece, EncodingId encoding) const;

    /// The cost of a character outside ASCII on average, nats: sentences have 2 to 5, the letters
    /// of another page 6 and more.
    float ofCharacter(Bytes piece, EncodingId encoding);

private:
    Alphabet m_alphabet;
    TextCost m_cost;
};

} // namespace charsleuth
