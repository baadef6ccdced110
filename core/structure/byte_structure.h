#pragma once

/// How an encoding uses bytes, as far as validating it goes.

#include "core/registry/encoding_id.h"

#include <cstdint>

namespace charsleuth {

enum class ByteStructure : std::uint8_t {
    SingleByte, ///< a page of 256: judged from counts
    MultiByte,  ///< stateless; ASCII stretches say nothing and are skipped
    Escaped,    ///< ASCII until an escape, shift or marker byte comes: ISO-2022-*, HZ, UTF-7
    Wide,       ///< units of 2 or 4 bytes: UTF-16, UTF-32
    Signed,     ///< recognised by a signature only: SCSU, BOCU-1, UTF-1, UTF-EBCDIC
};

ByteStructure byteStructureOf(EncodingId encoding);

} // namespace charsleuth
