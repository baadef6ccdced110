#pragma once

/// The sets of 94 by 94 characters that EUC and ISO-2022 encodings call up.

#include "core/decode/indexes.h"

namespace charsleuth {

enum class Charset : std::uint8_t {
    None,
    Ascii,
    Roman,    ///< JIS X 0201: yen and overline instead of backslash and tilde
    Katakana, ///< JIS X 0201, half-width
    Latin1,   ///< ISO-8859-1, upper half
    Greek,    ///< ISO-8859-7, upper half
    Jis0208,  ///< with the vendors' rows
    Jis0212,
    Jis0213Plane1,
    Jis0213Plane2,
    Gb2312,
    KsC5601,
    Cns1, ///< CNS 11643, plane 1
    Cns2,
};

constexpr bool isPairs(Charset set) {
    return set >= Charset::Jis0208;
}

/// A character; 0 for none. Some of JIS X 0213 are followed by a combining mark.
struct Character {
    char32_t point = 0;
    char16_t mark = 0;
};

/// `row` and `cell` are bytes 21..7E. Not for sets of single bytes.
inline Character characterOf(Charset set, std::uint8_t row, std::uint8_t cell) {
    const auto pointer = static_cast<std::size_t>((row - 0x21) * 94 + cell - 0x21);
    const auto wide = static_cast<std::size_t>((row - 0x01) * 190 + cell + 0x80 - 0x41);
    switch (set) {
    case Charset::Jis0208:
        return {indexJis0208[pointer]};
    case Charset::Jis0212:
        return {indexJis0212[pointer]};
    case Charset::Jis0213Plane1:
    case Charset::Jis0213Plane2: {
        const char32_t point =
            indexJis0213.at(set == Charset::Jis0213Plane1 ? pointer : pointer + 8836);
        if (point < 0xE000 || point >= 0xE000 + indexJis0213Marked.size())
            return {point};
        const auto& marked = indexJis0213Marked[point - 0xE000];
        return {marked[0], marked[1]};
    }
    case Charset::KsC5601:
        return {indexEucKr[wide]};
    case Charset::Gb2312: {
        const char16_t unit = indexGb18030[wide];
        return {unit >= 0xE000 && unit <= 0xF8FF ? u'\0' : unit}; // GB18030's user-defined places
    }
    case Charset::Cns1:
        return {indexCns.at(pointer)};
    case Charset::Cns2:
        return {indexCns.at(pointer + 8836)};
    default:
        return {};
    }
}

} // namespace charsleuth
