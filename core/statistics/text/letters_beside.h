#pragma once

/// The ASCII letters that stand by themselves near a byte outside ASCII, as in lists of letters:
/// `"ä", "ae"`, `s/ü/&uuml;/`, `compose '^' 'i' to 'î'`. For one thread.
/// Tested by letter_lists_test.

#include "core/bytes/sample.h"

#include <cstdint>
#include <span>
#include <vector>

namespace charsleuth {

/// The letters beside one occurrence of a byte of 0x80 or more: bit n is the n-th letter of a to z,
/// in either case; never 0.
struct LettersBeside {
    Byte byte;
    std::uint32_t letters;
};

/// The first three occurrences of each byte value that have such letters: words of one or two
/// letters, and the first letters of entities, in the same line and at most 14 bytes away.
std::vector<LettersBeside> lettersBeside(std::span<const SampleSegment> sample);

} // namespace charsleuth
