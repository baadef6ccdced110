#pragma once

/// UTF-16 at one end of a file in 8 bits: what a shell appended that writes UTF-16, or what was
/// appended to such a file.

#include "core/bytes/bytes.h"
#include "core/parts/piece_cost.h"
#include "core/registry/encoding_id.h"

#include <optional>

namespace charsleuth {

struct WideEnd {
    ByteRange bytes; ///< begins or ends with the file, and is not all of it
    EncodingId encoding{};
};

/// The part in UTF-16; nothing where there is none, or nothing else. A tail begins with a line; a
/// head ends with one.
std::optional<WideEnd> wideEndOf(Bytes bytes, PieceCost& cost);

} // namespace charsleuth
