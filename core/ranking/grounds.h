#pragma once

/// What an answer rests on, by which its probability is lowered (reliability.h). A value.
/// Tested by reliability_test.

#include "core/evidence/evidence.h"

#include <cstdint>

namespace charsleuth {

struct Grounds {
    double probability = 0; ///< by the models, of the answer
    double costOfCharacter =
        0; ///< of a character outside ASCII in the likeliest language, nats; 0: not scored
    std::uint64_t kinds = 0;      ///< different bytes of 0x80 or more in the input
    std::uint64_t characters = 0; ///< characters outside ASCII
    Weight prior;                 ///< of the answer's encodings
    bool letters = false;         ///< whether some characters outside ASCII are letters
    bool damaged = false;         ///< whether there are malformed sequences
    bool declared = false;        ///< whether a declaration or hint speaks for it
    bool codePage = false;        ///< whether each byte is a character
};

} // namespace charsleuth
