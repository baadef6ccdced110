#pragma once

/// What text is to a scan in which sequences of bytes turn from single characters to pairs and
/// back: ISO-2022-*, HZ.

#include "core/bytes/scan/scans.h"

namespace charsleuth {

/// What a pair of bytes gives. Nothing: it is no character.
struct PairGives {
    Byte units = 0, characters = 0;
};

/// What stands behind ESC in the sequences of an encoding.
struct EscapeSequences {
    static constexpr std::size_t most = 11;
    struct Sequence {
        std::uint32_t word = 0, mask = 0; ///< three bytes at most, the first one lowest
    };

    constexpr void add(std::string_view bytes) {
        Sequence& sequence = sequences[count++];
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            sequence.word |= std::uint32_t{static_cast<Byte>(bytes[i])} << 8 * i;
            sequence.mask |= std::uint32_t{0xFF} << 8 * i;
        }
    }

    Sequence sequences[most];
    Byte count = 0;
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
    bool strict = false;   ///< ISO-2022-JP: pairs only, and characters between two sequences
    bool noShifts = false; ///< marks but for ESC are malformed
    const EscapeSequences* all = nullptr; ///< of the encoding, if ESC is a mark
    Byte set = 0;                         ///< of the pairs, for `find`
    const PairClasses* boxes = nullptr;   ///< of the pairs; or none
    PairGives (*find)(Byte set, Byte row, Byte cell) = nullptr;
};

/// Where a scan stands.
struct ShiftPlace {
    bool inPairs = false;
    bool almostAscii = false;   ///< outside of pairs: 5C and 7E are others
    bool afterSequence = false; ///< no character stands behind the last sequence
    bool afterCr = false;       ///< the last character is U+000D
};

/// What text is to a scan in which sequences call up more than one set (ISO-2022-*).
struct SetScheme {
    enum class Kind : Byte {
        Ascii,
        Roman, ///< 5C and 7E are others
        Kana,  ///< 21 to 5F
        Pairs,
        Upper ///< 20 to 7F
    };
    /// A set in a slot.
    struct Place {
        Byte slot = 0, set = 0;
        Kind kind = Kind::Ascii;
        const PairClasses* boxes = nullptr; ///< of pairs
    };
    /// What puts it there.
    struct Designation {
        Byte letters[3] = {}; ///< behind ESC; where they are among those of the scheme
        Byte size = 0;        ///< how many
        Byte place = 0;
    };
    static constexpr std::size_t mostPlaces = 10, mostLetters = 12;

    Byte letters[mostLetters] = {};
    Place places[mostPlaces];
    Designation designations[mostPlaces];
    Byte letterCount = 0, placeCount = 0, designationCount = 0;
    bool shifts = false;       ///< SO calls slot 1, SI slot 0
    bool singleShifts = false; ///< ESC N calls slot 2 for a character
    bool linesForget = false;  ///< a line end empties slot 1 and calls slot 0
    bool strict = false;       ///< as ShiftScheme has it; no other bytes in kana, either
    EscapeSequences all;
    PairGives (*find)(Byte set, Byte row, Byte cell) = nullptr; ///< row 0: of a single byte
};

/// Where such a scan stands.
struct SetPlace {
    Byte sets[3] = {};          ///< in each slot; 0 for none
    Byte pairs = 0;             ///< the last set of pairs in slot 0
    bool called = false;        ///< slot 1
    bool afterSequence = false; ///< as ShiftPlace has it
    bool afterCr = false;
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
