#pragma once

/// Text of two encodings: some lines are UTF-8, others are not, as after somebody pasted a line.
///
/// Under either main encoding all lines make sense, those of the other one as pasted text. So lines
/// that are not in an encoding must not count for or against it: each encoding is scored in its own
/// lines. The number of lines says which encoding is the main one, and so do lines of ASCII, which
/// are in the language of the main encoding's text. Pure functions.

#include "core/evidence/evidence.h"
#include "core/statistics/reading.h"
#include "core/structure/survey.h"

#include <optional>
#include <span>
#include <vector>

namespace charsleuth {

struct Mixture {
    /// Lines with sound UTF-8 outside ASCII that is no accident.
    std::vector<SampleSegment> utf8Lines;
    std::vector<SampleSegment> otherLines; ///< lines with more malformed than sound sequences
    std::vector<SampleSegment> asciiLines; ///< lines of pure ASCII; the first kilobyte of them
    /// The sound sequences are so few that they may be an accident: see isNoAccident().
    bool doubtful = false;

    /// The weight of UTF-8 as the main encoding, against the other one. The argument is the result
    /// of weighAsciiLines().
    Weight ofUtf8(Weight ofAscii = {}) const;
};

/// The mixture in a sample. Nothing unless each kind of line occurs, and the sound ones together
/// are no accident, or may be none (`doubtful`).
std::optional<Mixture> mixtureOf(std::span<const SampleSegment> sample);

/// Whether the sound lines are no accident, by their text: they must be much more probable as UTF-8
/// than as text of any candidate that makes sense of the other lines too.
bool isNoAccident(const Mixture& mixture, const ByteCounts& counts,
                  std::span<const EncodingId> candidates, const Prior& prior);

/// Whether the other lines are more probable as UTF-8 with a few bad bytes than as text of any
/// candidate. `utf8`: the finding about the whole input.
bool isDamage(const Mixture& mixture, const Finding& utf8, const ByteCounts& counts,
              std::span<const EncodingId> candidates, const Prior& prior);

/// The weight of the ASCII lines for UTF-8 as the main encoding, against `other`: how much more
/// probable they are in the language of its lines. 0 if there are none.
Weight weighAsciiLines(const Mixture& mixture, EncodingId other, const ByteCounts& counts,
                       const Prior& prior);

/// The readings of the whole sample. UTF-8 is as probable as the best of the others, since both
/// encodings occur, whichever is the main one.
std::vector<Reading> readings(const Mixture& mixture, const ByteCounts& counts,
                              std::span<const EncodingId> candidates, const Prior& prior);

} // namespace charsleuth
