#pragma once

/// The ways in which encodings use bytes; each way is validated differently.
/// Tested by code_page_verdicts_test.

#include "core/registry/encoding_id.h"

#include <cstdint>

namespace charsleuth {

enum class ByteStructure : std::uint8_t {
    SingleByte, ///< a code page of 256 characters: validated by byte counts
    MultiByte,  ///< stateless; stretches of ASCII are skipped
    Escaped,    ///< ASCII until an escape, shift or marker byte comes: ISO-2022-*, HZ, UTF-7
    Wide,       ///< units of 2 or 4 bytes: UTF-16, UTF-32
    Signed,     ///< recognised only by a signature: SCSU, BOCU-1, UTF-1, UTF-EBCDIC
};

constexpr ByteStructure byteStructureOf(EncodingId encoding) {
    switch (encoding) {
    case EncodingId::Utf16Le:
    case EncodingId::Utf16Be:
    case EncodingId::Utf32Le:
    case EncodingId::Utf32Be:
        return ByteStructure::Wide;
    case EncodingId::Utf7:
    case EncodingId::HzGb2312:
    case EncodingId::Iso2022Jp:
    case EncodingId::Iso2022Jp1:
    case EncodingId::Iso2022Jp2:
    case EncodingId::Iso2022Jp3:
    case EncodingId::Cp50220:
    case EncodingId::Cp50221:
    case EncodingId::Iso2022Kr:
    case EncodingId::Iso2022Cn:
        return ByteStructure::Escaped;
    case EncodingId::Utf1:
    case EncodingId::UtfEbcdic:
    case EncodingId::Scsu:
    case EncodingId::Bocu1:
        return ByteStructure::Signed;
    case EncodingId::Utf8:
    case EncodingId::Cesu8:
    case EncodingId::ShiftJis:
    case EncodingId::EucJp:
    case EncodingId::EucKr:
    case EncodingId::Johab:
    case EncodingId::Gbk:
    case EncodingId::Gb18030:
    case EncodingId::Big5:
    case EncodingId::EucTw:
        return ByteStructure::MultiByte;
    default:
        return ByteStructure::SingleByte;
    }
}

} // namespace charsleuth
