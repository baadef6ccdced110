#pragma once

/// Evidence by kinds, not by repetitions: what a word, a run or a column of a drawing says when it
/// comes the tenth time is next to nothing. Of n occurrences about 2 + log2(n) count.

#include "core/bytes/sample.h"

#include <cstdint>
#include <span>
#include <vector>

namespace charsleuth {

/// Whether an occurrence of a word counts, from 1 on: the first three do, then the 4th, the 8th,
/// the 16th and so on.
bool isKept(std::uint32_t occurrence);

/// The effective sample size of `count` equal observations.
std::uint32_t effectiveCount(std::uint32_t count);

/// The sample without most of its repetitions. All candidates are then scored on the same, shorter
/// bytes.
/// * Words with bytes of 0x80 or more, between blanks: as many stay as isKept() says. Not with
/// `wide` candidates, whose units would be misaligned.
/// * Runs of one byte, or of a character of two to four bytes: the first 16 bytes stay. What is
/// taken out are
///   whole units of 12 bytes, so that every encoding stays aligned.
std::vector<SampleSegment> withoutRepeats(std::span<const SampleSegment> sample, bool wide);

/// Takes out lines that came before.
void takeRepeatedLines(std::vector<SampleSegment>& sample);

/// Two bytes of 0x80 or more, of which the second stands below the first: at the same place in the
/// next line.
struct VerticalPair {
    Byte above, below;
    std::uint32_t count; ///< effective
};

/// The vertical pairs in lines of up to 512 bytes, where the byte before the second one is below
/// 0x80. Escape sequences of terminals take no place.
std::vector<VerticalPair> verticalPairs(std::span<const SampleSegment> sample);

} // namespace charsleuth
