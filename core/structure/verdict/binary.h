#pragma once

/// Is this text in any encoding at all?

#include "core/registry/encoding_id.h"
#include "core/structure/input/byte_counts.h"

#include <string>

namespace charsleuth {

struct BinaryVerdict {
    bool binary = false;
    std::string reason; ///< why it is binary, e.g. "NUL bytes at 12 places"; empty otherwise
};

/// What explains bytes that would be controls in 8-bit text.
struct ControlsExplained {
    bool byWideUnits = false; ///< the input may well be UTF-16 or UTF-32
    bool byEbcdic = false;    ///< or EBCDIC
    bool byEscapes = false;   ///< or ISO-2022, HZ: proven
    bool bySignature = false; ///< or SCSU, BOCU-1, ..., whose signature it begins with
    bool byUtf8 = false;      ///< the input is valid UTF-8 (or ASCII): so text may well hold more
};

/// Whether the encoding is one of UTF-16, UTF-32 and EBCDIC.
bool mayExplainControls(EncodingId encoding);

/// Decides by the first bytes of the input (16 are enough) and the counts of all of it. A few
/// controls or NULs in a text do not make it binary, nor does a blob that is small beside it.
BinaryVerdict binaryVerdictOf(Bytes head, const ByteCounts& counts, ControlsExplained explained);

} // namespace charsleuth
