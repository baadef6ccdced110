#pragma once

/// The WHATWG Encoding Standard's indexes of the multi-byte encodings: the character of each
/// pointer, 0 for a pointer without one. Grown by resources/encodings/index/generate_index.py; see
/// NOTICE beside it for the licence of the tables.

#include <array>
#include <cstdint>

namespace charsleuth {

extern const std::array<char16_t, 11104> indexJis0208;
extern const std::array<char16_t, 8836> indexJis0212;
extern const std::array<char16_t, 23940> indexEucKr;
extern const std::array<char16_t, 23940> indexGb18030;

/// Big5 has characters of planes 0 and 2 only: the low 16 bits, and a bit for plane 2.
extern const std::array<char16_t, 19782> indexBig5;
extern const std::array<std::uint8_t, 2473> indexBig5InPlane2;

/// From this pointer on, to the next row, the code points count up from `point`.
struct Gb18030Range {
    std::uint32_t pointer;
    char32_t point;
};
extern const std::array<Gb18030Range, 207> indexGb18030Ranges;

} // namespace charsleuth
