#pragma once

/// The two-byte sets that shift sequences call up, in the form that scans need.

#include "core/bytes/scan/shift_scheme.h"
#include "core/decode/charset_94.h"
#include "core/decode/single_byte_table.h"

namespace charsleuth {

/// The characters of bytes 80 to FF in Charset::Latin1 and Charset::Greek.
inline const SingleByteTable& upperHalf(Charset set) {
    return *singleByteTable(set == Charset::Greek ? EncodingId::Iso8859_7 : EncodingId::Iso8859_1);
}

/// ShiftScheme::find and SetScheme::find; `set` is a Charset.
PairGives characterOfPair(Byte set, Byte row, Byte cell);

/// Boxes with 99 % or more of the pairs in text; every pair in a box is a character. A test holds
/// them against the decoders.
inline constexpr ByteRanges graphic94{{{0x21, 0x7E}, {0x21, 0x7E}}};
inline constexpr std::string_view anyDigit = "0123456789ABCDEF", anyRow = "234567";
inline constexpr PairClasses boxesOfJis0208{
    graphic94, std::array<PairBox, 8>{{{"356", anyDigit, anyRow, anyDigit},
                                       {"4", "0123456789ABCDE", anyRow, anyDigit},
                                       {"4", "F", "234", anyDigit},
                                       {"4", "F", "5", "0123"},
                                       {"7", "0123", anyRow, anyDigit},
                                       {"2", "1", anyRow, anyDigit},
                                       {"2", "45", "23456", anyDigit},
                                       {"2", "45", "7", "0123"}}}};
inline constexpr PairClasses boxesOfKsC5601{
    graphic94, std::array<PairBox, 4>{{{"356", anyDigit, anyRow, anyDigit},
                                       {"4", "012345678ABCDEF", anyRow, anyDigit},
                                       {"7", "0123456789ABCD", anyRow, anyDigit},
                                       {"2", "13", anyRow, anyDigit}}}};
inline constexpr PairClasses boxesOfGb2312{
    graphic94, std::array<PairBox, 7>{{{"346", anyDigit, anyRow, anyDigit},
                                       {"5", "012345689ABCDEF", anyRow, anyDigit},
                                       {"5", "7", "23456", anyDigit},
                                       {"5", "7", "7", "0123456789"},
                                       {"7", "01234567", anyRow, anyDigit},
                                       {"2", "13", anyRow, anyDigit},
                                       {"2", "45", "23456", anyDigit}}}};
inline constexpr PairClasses boxesOfCns1{
    graphic94, std::array<PairBox, 3>{{{"56", anyDigit, anyRow, anyDigit},
                                       {"4", "456789ABCDEF", anyRow, anyDigit},
                                       {"7", "0123456789ABC", anyRow, anyDigit}}}};

inline constexpr PairClasses boxesOfJis0212{
    graphic94, std::array<PairBox, 2>{{{"345", anyDigit, anyRow, anyDigit},
                                       {"6", "0123456789ABC", anyRow, anyDigit}}}};
inline constexpr PairClasses boxesOfJis0213Plane1{
    graphic94, std::array<PairBox, 3>{{{"356", anyDigit, anyRow, anyDigit},
                                       {"4", "0123456789ABCDE", anyRow, anyDigit},
                                       {"7", "01234", anyRow, anyDigit}}}};
inline constexpr PairClasses boxesOfCns2{
    graphic94, std::array<PairBox, 3>{{{"3456", anyDigit, anyRow, anyDigit},
                                       {"2", "123456789ABCDEF", anyRow, anyDigit},
                                       {"7", "01", anyRow, anyDigit}}}};

/// No box: every pair is looked up.
inline constexpr PairClasses noBoxes{graphic94, std::array<PairBox, 0>{}};

constexpr const PairClasses* boxesOf(Charset set) {
    switch (set) {
    case Charset::Jis0208:
        return &boxesOfJis0208;
    case Charset::KsC5601:
        return &boxesOfKsC5601;
    case Charset::Gb2312:
        return &boxesOfGb2312;
    case Charset::Cns1:
        return &boxesOfCns1;
    case Charset::Jis0212:
        return &boxesOfJis0212;
    case Charset::Jis0213Plane1:
        return &boxesOfJis0213Plane1;
    case Charset::Cns2:
        return &boxesOfCns2;
    default:
        return &noBoxes;
    }
}

/// A scheme for pairs of `set`; the caller adds the shift sequences.
constexpr ShiftScheme shiftScheme(Charset set, std::string_view marks) {
    ShiftScheme scheme{
        .set = static_cast<Byte>(set), .boxes = boxesOf(set), .find = characterOfPair};
    for (const char mark : marks)
        scheme.marks[scheme.markCount++] = static_cast<Byte>(mark);
    return scheme;
}
/// A sequence of `first`, if it is not 0, and `bytes`; four bytes at most.
constexpr ShiftScheme::Sequence shiftSequence(std::string_view bytes, Byte first = 0) {
    ShiftScheme::Sequence sequence;
    if (first != 0)
        sequence.bytes[sequence.size++] = first;
    for (const char byte : bytes)
        sequence.bytes[sequence.size++] = static_cast<Byte>(byte);
    return sequence;
}

constexpr SetScheme::Kind kindOf(Charset set) {
    switch (set) {
    case Charset::Roman:
        return SetScheme::Kind::Roman;
    case Charset::Katakana:
        return SetScheme::Kind::Kana;
    case Charset::Latin1:
    case Charset::Greek:
        return SetScheme::Kind::Upper;
    default:
        return isPairs(set) ? SetScheme::Kind::Pairs : SetScheme::Kind::Ascii;
    }
}
/// Adds a set in a slot unless it is there. Returns its index.
constexpr Byte addPlace(SetScheme& scheme, Byte slot, Charset set) {
    for (Byte i = 0; i < scheme.placeCount; ++i)
        if (scheme.places[i].slot == slot && scheme.places[i].set == static_cast<Byte>(set))
            return i;
    SetScheme::Place& added = scheme.places[scheme.placeCount];
    added = {slot, static_cast<Byte>(set)};
    added.kind = kindOf(set);
    added.boxes = boxesOf(set);
    return scheme.placeCount++;
}
constexpr Byte addLetter(SetScheme& scheme, char letter) {
    for (Byte i = 0; i < scheme.letterCount; ++i)
        if (scheme.letters[i] == static_cast<Byte>(letter))
            return i;
    scheme.letters[scheme.letterCount] = static_cast<Byte>(letter);
    return scheme.letterCount++;
}
/// Adds a designation: ESC and `bytes` put the set into the slot.
constexpr void addDesignation(SetScheme& scheme, std::string_view bytes, Byte slot, Charset set) {
    SetScheme::Designation& added = scheme.designations[scheme.designationCount++];
    added.place = addPlace(scheme, slot, set);
    for (const char letter : bytes)
        added.letters[added.size++] = addLetter(scheme, letter);
    scheme.all.add(bytes);
}

} // namespace charsleuth
