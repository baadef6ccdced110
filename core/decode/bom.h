#pragma once

/// The byte order mark U+FEFF at the start of a file, in every encoding that has one.

#include "core/bytes/bytes.h"
#include "core/bytes/exported.h"
#include "core/registry/encoding_id.h"

#include <optional>

namespace charsleuth {

struct Bom {
    EncodingId encoding{};
    std::uint64_t size = 0; ///< bytes; the text begins after them

    friend bool operator==(const Bom&, const Bom&) = default;
};

/// The BOM at the start of `head`, the first bytes of a file (five are enough). If one BOM begins
/// with another, the longer one is returned: FF FE 00 00 is UTF-32LE, not UTF-16LE and a NUL. In
/// UTF-7 the last byte of a BOM of four bytes can belong to the next character too: decode from the
/// first byte, and drop the first character.
CHARSLEUTH_EXPORT std::optional<Bom> bomAt(Bytes head);

/// Text in this encoding can begin with a BOM of its own: the encodings of Unicode, gb18030.
CHARSLEUTH_EXPORT bool hasBom(EncodingId encoding);

} // namespace charsleuth
