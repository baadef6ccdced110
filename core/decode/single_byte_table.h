#pragma once

/// The character of each of the 256 bytes of a single-byte encoding.

#include "core/registry/encoding_id.h"

#include <array>

namespace charsleuth {

/// U+FFFF marks a byte without a character.
using SingleByteTable = std::array<char16_t, 256>;

/// Nothing (null) for encodings that are not single-byte pages. The table is a constant.
const SingleByteTable* singleByteTable(EncodingId encoding);

} // namespace charsleuth
