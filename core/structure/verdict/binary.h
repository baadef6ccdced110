#pragma once

/// Tests whether the input is text in any encoding at all.

#include "core/registry/encoding_id.h"
#include "core/structure/input/byte_counts.h"

#include <string>

namespace charsleuth {

struct BinaryVerdict {
    bool binary = false;
    std::string reason; ///< why it is binary, e.g. "NUL bytes at 12 places"; empty otherwise
};

/// Explanations for bytes that would be controls in 8-bit text.
struct ControlsExplained {
    bool byWideUnits = false; ///< the input may well be UTF-16 or UTF-32
    bool byEbcdic = false;    ///< the input may be EBCDIC
    bool byEscapes = false;   ///< ISO-2022 or HZ is proven
    bool bySignature = false; ///< the input begins with the signature of SCSU, BOCU-1, ...
    bool byUtf8 = false;      ///< the input is valid UTF-8 or ASCII, so text may hold more controls
};

/// Whether the encoding is one of UTF-16, UTF-32 and EBCDIC.
bool mayExplainControls(EncodingId encoding);

/// Decides by the first bytes of the input (16 are enough) and the counts of the whole. A few
/// controls or NULs do not make a text binary, nor does a small blob in it.
BinaryVerdict binaryVerdictOf(Bytes head, const ByteCounts& counts, ControlsExplained explained);

} // namespace charsleuth
