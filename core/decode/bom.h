#pragma once

/// The byte order mark, U+FEFF, that a file may begin with, in every encoding that has one.

#include "core/bytes/bytes.h"
#include "core/registry/encoding_id.h"

#include <optional>

namespace charsleuth {

struct Bom {
    EncodingId encoding{};
    std::uint64_t size = 0; ///< bytes; what follows is the text

    friend bool operator==(const Bom&, const Bom&) = default;
};

/// The mark that `head`, the first bytes of a file, begins with (five are enough).
///
/// A mark that is also the beginning of another is the longer one: FF FE 00 00 is UTF-32LE, not
/// UTF-16LE and a NUL. In UTF-7 the last byte of a mark of four bytes can belong to the next
/// character too; decode from the first byte there, and drop the first character.
std::optional<Bom> bomAt(Bytes head);

} // namespace charsleuth
