#pragma once

/// What the bytes say of every encoding: the survey's result.

#include "core/structure/findings/findings.h"
#include "core/structure/input/byte_counts.h"
#include "core/structure/verdict/binary.h"

namespace charsleuth {

struct StructureReport {
    ByteCounts counts;
    /// No byte of 0x80 or more, and neither 7-bit escapes nor UTF-16/32 proven: the bytes are
    /// US-ASCII text (or binary, see there).
    bool asciiOnly = false;
    LineEnding lineEnding = LineEnding::None; ///< counting ASCII's CR and LF bytes
    BinaryVerdict binary;
    /// The same where what may explain controls is not the answer.
    BinaryVerdict binaryIn8Bits;
    Findings findings;

    const Finding& of(EncodingId encoding) const { return findings.of(encoding); }
};


} // namespace charsleuth
