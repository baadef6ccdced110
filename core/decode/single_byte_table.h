#pragma once

/// The character of each of the 256 bytes of a single-byte encoding.

#include "core/bytes/byte_mask.h"
#include "core/registry/encoding_id.h"

#include <array>
#include <cstdint>
#include <span>

namespace charsleuth {

/// U+FFFF marks a byte without a character.
using SingleByteTable = std::array<char16_t, 256>;

struct CodePage {
    SingleByteTable table;
    ByteMask odd; ///< bytes that are controls or no characters
};

consteval CodePage makeCodePage(const SingleByteTable& table) {
    CodePage codePage{table, {}};
    for (std::size_t byte = 0; byte < table.size(); ++byte) {
        const char16_t c = table[byte];
        if (c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0xFFFF)
            codePage.odd.insert(static_cast<Byte>(byte));
    }
    return codePage;
}

/// Null for encodings that are not single-byte code pages. The table is a constant.
const CodePage* codePageOf(EncodingId encoding);

/// A kind of code pages. Code pages of one kind have the same odd bytes with the same meanings, and
/// all or none of them are ASCII below 0x80, or EBCDIC.
struct OddKind {
    const CodePage* codePage; ///< one code page of the kind
    EncodingId encoding;      ///< the encoding of `codePage`
    bool ascii;               ///< whether bytes below 0x80 are ASCII
    /// The number of the most similar kind before this one, or its own number. Text without a byte
    /// of `unlike` is the same in both.
    std::uint8_t like;
    ByteMask unlike;
};
std::span<const OddKind> oddKinds();

struct CodePageOfKind {
    EncodingId encoding;
    EncodingId ofKind; ///< OddKind::encoding of its kind
};
/// All single-byte encodings, including x-user-defined.
std::span<const CodePageOfKind> codePagesOfKind();

inline const SingleByteTable* singleByteTable(EncodingId encoding) {
    const CodePage* codePage = codePageOf(encoding);
    return codePage ? &codePage->table : nullptr;
}

} // namespace charsleuth
