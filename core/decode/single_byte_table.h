#pragma once

/// The character of each of the 256 bytes of a single-byte encoding.

#include "core/bytes/byte_mask.h"
#include "core/registry/encoding_id.h"

#include <array>

namespace charsleuth {

/// U+FFFF marks a byte without a character.
using SingleByteTable = std::array<char16_t, 256>;

struct SingleBytePage {
    SingleByteTable table;
    ByteMask odd; ///< bytes that are controls or no characters
    /// Pages of one kind have the same odd bytes, the same there, and are all or none of them ASCII
    /// below 0x80 or EBCDIC.
    std::uint8_t oddKind = 0;
};
/// There are fewer.
inline constexpr std::uint8_t mostOddKinds = 64;

constexpr SingleBytePage pageOf(const SingleByteTable& table, std::uint8_t oddKind) {
    SingleBytePage page{table, {}, oddKind};
    for (std::size_t byte = 0; byte < table.size(); ++byte) {
        const char16_t c = table[byte];
        if (c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0xFFFF)
            page.odd.insert(static_cast<Byte>(byte));
    }
    return page;
}

/// Nothing (null) for encodings that are not single-byte pages. The page is a constant.
const SingleBytePage* singleBytePage(EncodingId encoding);

inline const SingleByteTable* singleByteTable(EncodingId encoding) {
    const SingleBytePage* page = singleBytePage(encoding);
    return page ? &page->table : nullptr;
}

} // namespace charsleuth
