#include "core/structure/byte_structure.h"

#include "core/decode/single_byte_table.h"

namespace charsleuth {

ByteStructure byteStructureOf(EncodingId encoding) {
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
    case EncodingId::XUserDefined:
        return ByteStructure::SingleByte;
    default:
        return singleByteTable(encoding) ? ByteStructure::SingleByte : ByteStructure::MultiByte;
    }
}

} // namespace charsleuth
