#pragma once

/// ASCII words that say nothing of the language: names and keys with digits, as `G1`, `x69` and
/// `20260725T210000Z`, and what is said again and again, as `INSERT INTO` and `DTSTART`.
/// Tested by levelled_words_test.

#include "core/bytes/sample.h"

#include <vector>

namespace charsleuth {

/// Turns the letters of such words into digits, from each segment's sync point on, since digits
/// cost the same in every language; nothing gets longer or shorter. A word is a run of ASCII
/// letters and digits; beside a byte of 0x80 or more it stays as it is. Of n equal words as many
/// stay as isKept() says.
void levelWords(std::vector<SampleSegment>& sample);

} // namespace charsleuth
