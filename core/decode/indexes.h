#pragma once

/// The tables of the multi-byte encodings: the character of each pointer, 0 for a pointer without
/// one. The first tables are the WHATWG Encoding Standard's indexes, grown by
/// resources/encodings/index/generate_index.py. The others hold what at least two of ICU, glibc,
/// Java, Python and Perl agree on, grown by collect_multibyte.py. NOTICE beside the scripts has the
/// licences.

#include <array>
#include <cstddef>
#include <cstdint>

namespace charsleuth {

/// A table of characters in planes 0 and 2: the low 16 bits, and one bit for plane 2.
template <std::size_t size>
struct TwoPlaneIndex {
    std::array<char16_t, size> low;
    std::array<std::uint8_t, (size + 7) / 8> inPlane2;

    char32_t at(std::size_t pointer) const {
        return low[pointer] + (inPlane2[pointer / 8] >> (pointer % 8) & 1U) * 0x20000U;
    }
};

extern const std::array<char16_t, 11104> indexJis0208;
extern const std::array<char16_t, 8836> indexJis0212;
extern const std::array<char16_t, 23940> indexEucKr;
extern const std::array<char16_t, 23940> indexGb18030;
extern const TwoPlaneIndex<19782> indexBig5;

/// From `pointer` up to the next row, code points count up from `point`.
struct Gb18030Range {
    std::uint32_t pointer;
    char32_t point;
};
extern const std::array<Gb18030Range, 207> indexGb18030Ranges;

/// CNS 11643: planes 1 to 7, then 15, of 94 times 94.
extern const TwoPlaneIndex<70688> indexCns;

/// JIS X 0213: two planes of 94 times 94. Private characters from U+E000 on are indices into the
/// list of characters that consist of a letter and a combining mark.
extern const TwoPlaneIndex<17672> indexJis0213;
extern const std::array<std::array<char16_t, 2>, 25> indexJis0213Marked;

/// Johab: leads 84..F9, trails 31..FE.
extern const std::array<char16_t, 24308> indexJohab;

/// The I8 byte of each byte of UTF-EBCDIC.
extern const std::array<std::uint8_t, 256> indexUtfEbcdic;

} // namespace charsleuth
