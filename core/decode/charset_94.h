#pragma once

/// The sets of 94 by 94 characters that EUC and ISO-2022 encodings use.

#include "core/bytes/bytes.h"
#include "core/decode/indexes.h"
#include "core/decode/pair_places.h"

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
inline constexpr std::size_t charsetCount = static_cast<std::size_t>(Charset::Cns2) + 1;

constexpr bool isPairs(Charset set) {
    return set >= Charset::Jis0208;
}

/// A character; 0 for none. Some characters of JIS X 0213 have a combining mark.
struct Character {
    char32_t point = 0;
    char16_t mark = 0;
};

/// Whether the byte can be the row or the cell of a pair.
constexpr bool isGraphic94(Byte byte) {
    return byte > 0x20 && byte < 0x7F;
}

/// `first`: the place of the pair 21 21 in a table whose rows have `rowSize` places.
template <std::uint32_t first, std::uint32_t rowSize>
struct Rows94 {
    static consteval bool isLead(Byte byte) { return isGraphic94(byte); }
    static consteval bool isTrail(Byte byte) { return isGraphic94(byte); }
    static consteval std::uint32_t rowOf(Byte lead) { return first + (lead - 0x21U) * rowSize; }
    static consteval std::uint32_t cellOf(Byte trail) { return trail - 0x21U; }
};
inline constexpr PairPlaces<Rows94<0, 94>> places94;
inline constexpr PairPlaces<Rows94<0x20 * 190 + 0x60, 190>> places190; ///< of EUC in 190 columns

/// The character of a pair in a set without combining marks; 0 for none, and for other bytes.
template <Charset set>
char32_t pointOf(Byte row, Byte cell) {
    constexpr bool isWide = set == Charset::KsC5601 || set == Charset::Gb2312;
    const std::size_t place = isWide ? places190.of(row, cell) : places94.of(row, cell);
    if (place >= (isWide ? indexEucKr.size() : std::size_t{94} * 94))
        return 0;
    if constexpr (set == Charset::Jis0208) {
        return indexJis0208[place];
    } else if constexpr (set == Charset::KsC5601) {
        return indexEucKr[place];
    } else if constexpr (set == Charset::Cns1) {
        return indexCns.at(place);
    } else {
        const char16_t unit = indexGb18030[place];
        return unit >= 0xE000 && unit <= 0xF8FF ? U'\0' : unit; // GB18030's user-defined places
    }
}

/// The character of a pair. Requires: `row` and `cell` are 21..7E; the set is a two-byte set.
inline Character characterOf(Charset set, Byte row, Byte cell) {
    const std::size_t place = places94.of(row, cell);
    switch (set) {
    case Charset::Jis0208:
        return {pointOf<Charset::Jis0208>(row, cell)};
    case Charset::Jis0212:
        return {indexJis0212[place]};
    case Charset::Jis0213Plane1:
    case Charset::Jis0213Plane2: {
        const char32_t point =
            indexJis0213.at(set == Charset::Jis0213Plane1 ? place : place + 8836);
        if (point < 0xE000 || point >= 0xE000 + indexJis0213Marked.size())
            return {point};
        const auto& marked = indexJis0213Marked[point - 0xE000];
        return {marked[0], marked[1]};
    }
    case Charset::KsC5601:
        return {pointOf<Charset::KsC5601>(row, cell)};
    case Charset::Gb2312:
        return {pointOf<Charset::Gb2312>(row, cell)};
    case Charset::Cns1:
        return {pointOf<Charset::Cns1>(row, cell)};
    case Charset::Cns2:
        return {indexCns.at(place + 8836)};
    default:
        return {};
    }
}

/// passPairs() of one set. A sink that only counts gets the number of pairs. Requires: at != end.
template <Charset set, class Sink>
const Byte* passPairsOf(const Byte* at, const Byte* end, Sink& sink) {
    constexpr bool countsOnly = requires {
        sink.pairs(std::size_t{});
    };
    const Byte* const begin = at;
    for (const Byte* const last = end - 1; at < last; at += 2) {
        const char32_t point = pointOf<set>(at[0], at[1]);
        if (point - 1 >= 0xFFFF)
            break;
        if constexpr (!countsOnly)
            sink.unit(static_cast<char16_t>(point), 2);
    }
    if constexpr (countsOnly)
        sink.pairs(static_cast<std::size_t>(at - begin) / 2);
    return at;
}

/// Reports pairs at the front of [at, end) that are characters of the BMP; returns where they end,
/// or an earlier place. Requires: at != end.
template <class Sink>
const Byte* passPairs(Charset set, const Byte* at, const Byte* end, Sink& sink) {
    switch (set) {
    case Charset::Jis0208:
        return passPairsOf<Charset::Jis0208>(at, end, sink);
    case Charset::KsC5601:
        return passPairsOf<Charset::KsC5601>(at, end, sink);
    case Charset::Gb2312:
        return passPairsOf<Charset::Gb2312>(at, end, sink);
    case Charset::Cns1:
        return passPairsOf<Charset::Cns1>(at, end, sink);
    default:
        return at;
    }
}

} // namespace charsleuth
