#pragma once

/// Is this text in any encoding at all?

#include "core/structure/byte_counts.h"

#include <string>

namespace charsleuth {

struct BinaryVerdict {
    bool binary = false;
    std::string reason; ///< why it is binary, e.g. "NUL bytes at 12 places"; empty otherwise
};

/// Judges by the first bytes of the input (16 are enough) and the counts of all of it.
/// `wideText`: UTF-16 or UTF-32 explain the NULs; `ebcdicText`: EBCDIC explains the controls.
BinaryVerdict judgeBinary(Bytes head, const ByteCounts& counts, bool wideText, bool ebcdicText);

} // namespace charsleuth
