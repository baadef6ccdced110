#pragma once

/// What text is to a scan in which sequences of bytes turn from single characters to pairs and
/// back: ISO-2022-*, HZ.

#include "core/bytes/scan/scans.h"

namespace charsleuth {

/// What a pair of bytes gives. Nothing: it is no character.
struct PairGives {
    Byte units = 0, characters = 0;
};

struct ShiftScheme {
    struct Sequence {
        Byte bytes[4] = {};
        Byte size = 0; ///< 0: there is none
    };

    Byte marks[4] = {}; ///< bytes that stand in text as part of a sequence only
    Byte markCount = 0;
    Sequence toPairs[2];
    Sequence toSingle[2]; ///< to ASCII; to what is ASCII but for 5C and 7E
    bool tildes = false;  ///< HZ: a mark may be the second byte of a pair
    bool linesEndPairs = false;
    bool linesForget = false; ///< ISO-2022-CN: no sequence leads to pairs after a line end
    bool strict = false;      ///< ISO-2022-JP: pairs only, and characters between two sequences
    bool noShifts = false;    ///< marks but for ESC are malformed
    Byte set = 0;             ///< of the pairs, for `find`
    const PairClasses* boxes = nullptr; ///< of the pairs; or none
    PairGives (*find)(Byte set, Byte row, Byte cell) = nullptr;
};

/// Where a scan stands.
struct ShiftPlace {
    bool inPairs = false;
    bool almostAscii = false;   ///< outside of pairs: 5C and 7E are others
    bool afterSequence = false; ///< no character stands behind the last sequence
    bool afterCr = false;       ///< the last character is U+000D
    bool afterLine = false;     ///< a line end stands before
};

struct ShiftSums {
    std::uint64_t units = 0, characters = 0;
    std::uint64_t pairs = 0;
    std::uint64_t lf = 0, cr = 0, crLf = 0; ///< a CR LF counts as all three
    std::uint64_t malformed = 0, malformedBytes = 0;
    std::size_t firstAt = 0, firstSize = 0; ///< the first malformed sequence
    /// In which pieces it is seen that something is malformed, a bit each, counted from `before`
    /// bytes before those given; means nothing beyond 64 of them.
    std::uint64_t damaged = 0;
    std::size_t before = 0;
};

} // namespace charsleuth
