#pragma once

/// Text of two encodings: some lines are UTF-8, others are not, as where somebody has pasted one.
///
/// Under either encoding as the main one all lines make sense, those of the other one as what was
/// pasted; so the statistics of lines that are foreign to a reading must not decide. Each encoding
/// is read in its own lines, and the number of lines says which one is the main one. Pure
/// functions.

#include "core/evidence/evidence.h"
#include "core/statistics/reading.h"

#include <optional>
#include <span>
#include <vector>

namespace charsleuth {

struct Mixture {
    std::vector<SampleSegment> utf8Lines;  ///< with sound UTF-8 outside ASCII, and no accident
    std::vector<SampleSegment> otherLines; ///< in which more is malformed than sound

    /// Of UTF-8 as the main encoding, against the other one.
    Weight ofUtf8() const;
};

/// Nothing where the sample is no such text: each kind of line occurs, and the sound ones are so
/// sound together that it is no accident.
std::optional<Mixture> mixtureOf(std::span<const SampleSegment> sample);

/// As readings() of the whole sample. UTF-8 is there as likely as the best of the others, for both
/// encodings occur, whichever is the main one.
std::vector<Reading> readings(const Mixture& mixture, const ByteCounts& counts,
                              std::span<const EncodingId> candidates, const Prior& prior);

} // namespace charsleuth
