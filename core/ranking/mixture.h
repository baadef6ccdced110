#pragma once

/// Text of two encodings: some lines are UTF-8, others are not, as where somebody has pasted one.
///
/// Under either encoding as the main one all lines make sense, those of the other one as what was
/// pasted; so the statistics of lines in the other encoding must not decide. Each encoding
/// is read in its own lines. Which one is the main one is said by the number of lines, and by the
/// lines of ASCII: they are in the language of the main one's. Pure functions.

#include "core/evidence/evidence.h"
#include "core/statistics/reading.h"
#include "core/structure/survey.h"

#include <optional>
#include <span>
#include <vector>

namespace charsleuth {

struct Mixture {
    std::vector<SampleSegment> utf8Lines;  ///< with sound UTF-8 outside ASCII, and no accident
    std::vector<SampleSegment> otherLines; ///< in which more is malformed than sound
    std::vector<SampleSegment> asciiLines; ///< of ASCII only; the first kilobyte of them
    bool doubtful = false; ///< so little is sound that it may be an accident: see isNoAccident()

    /// Of UTF-8 as the main encoding, against the other one; `ofAscii`: what weighAsciiLines()
    /// says.
    Weight ofUtf8(Weight ofAscii = {}) const;
};

/// Nothing where the sample is no such text: each kind of line occurs, and the sound ones are so
/// sound together that it is no accident, or may be none (`doubtful`).
std::optional<Mixture> mixtureOf(std::span<const SampleSegment> sample);

/// Whether lines so sound are no accident, by what they say: as UTF-8 they are so much likelier
/// than as text of any candidate that makes sense of the other lines too.
bool isNoAccident(const Mixture& mixture, const ByteCounts& counts,
                  std::span<const EncodingId> candidates, const Prior& prior);

/// Whether the other lines are likelier UTF-8 with a few bad bytes than text of any candidate.
/// `utf8`: what was found of the whole input.
bool isDamage(const Mixture& mixture, const Finding& utf8, const ByteCounts& counts,
              std::span<const EncodingId> candidates, const Prior& prior);

/// What the ASCII lines say for UTF-8 as the main encoding, against `other`: how much likelier they
/// are in the language of its lines. Zero where there are none.
Weight weighAsciiLines(const Mixture& mixture, EncodingId other, const ByteCounts& counts,
                       const Prior& prior);

/// As readings() of the whole sample. UTF-8 is there as likely as the best of the others, for both
/// encodings occur, whichever is the main one.
std::vector<Reading> readings(const Mixture& mixture, const ByteCounts& counts,
                              std::span<const EncodingId> candidates, const Prior& prior);

} // namespace charsleuth
