#pragma once

/// The result of the survey: facts about the input, and a finding about every encoding.
/// Tested by survey_test.

#include "core/structure/findings/findings.h"
#include "core/structure/input/byte_counts.h"
#include "core/structure/verdict/binary.h"

namespace charsleuth {

struct StructureReport {
    ByteCounts counts;
    /// No byte of 0x80 or more, and neither 7-bit escapes nor UTF-16/32 proven: the bytes are
    /// US-ASCII text, or binary.
    bool asciiOnly = false;
    LineEnding lineEnding = LineEnding::None; ///< by ASCII's CR and LF bytes
    std::string_view format;                  ///< formatBegun()
    Findings findings;

    const Finding& of(EncodingId encoding) const { return findings.of(encoding); }
};

} // namespace charsleuth
