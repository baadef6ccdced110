#pragma once

/// A part of a file: a run of bytes that is text in one encoding, or no text at all.

#include "core/bytes/bytes.h"
#include "core/registry/encoding_id.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth {

struct Part {
    ByteRange bytes;
    std::uint64_t firstLine = 1, lastLine = 1; ///< from 1 on; a part may end inside a line
    std::optional<EncodingId> encoding;        ///< nothing for a binary part
    std::vector<EncodingId> sameText;          ///< code pages that give the same text of the part
    double confidence = 0;
    std::string language; ///< BCP 47; empty where it is not known
    std::uint64_t malformed = 0;
};

} // namespace charsleuth
