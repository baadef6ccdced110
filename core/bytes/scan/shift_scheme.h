#pragma once

/// Descriptions of the encodings in which shift sequences switch between single bytes and pairs:
/// ISO-2022-* and HZ.

#include "core/bytes/scan/scans.h"

namespace charsleuth {

/// The text of a pair of bytes, counted. Both 0: the pair is no character.
struct PairGives {
    Byte units = 0, characters = 0;
};

/// The bytes after ESC in all sequences of an encoding.
struct EscapeSequences {
    static constexpr std::size_t most = 11;
    struct Sequence {
        std::uint32_t word = 0, mask = 0; ///< at most three bytes, the first one lowest
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
        Byte size = 0; ///< 0: no sequence
    };

    Byte marks[4] = {}; ///< bytes that occur in text only as part of a sequence
    Byte markCount = 0;
    Sequence toPairs[2];
    Sequence toSingle[2]; ///< to ASCII; to a set that differs from ASCII in 5C and 7E
    bool tildes = false;  ///< HZ: a mark may be the trail of a pair
    bool linesEndPairs = false;
    /// ISO-2022-JP: only pairs in two-byte sets, and a character between any two sequences.
    bool strict = false;
    bool noShifts = false;                ///< marks other than ESC are malformed
    const EscapeSequences* all = nullptr; ///< all sequences of the encoding, if ESC is a mark
    Byte set = 0;                         ///< the set of the pairs, for `find`
    const PairClasses* boxes = nullptr;   ///< of the pairs; may be null
    PairGives (*find)(Byte set, Byte row, Byte cell) = nullptr;
};

/// The state of a scan between two chunks.
struct ShiftPlace {
    bool inPairs = false;
    bool almostAscii = false; ///< single bytes are of the set that differs from ASCII in 5C and 7E
    bool afterSequence = false; ///< no character came after the last sequence
    bool afterCr = false;       ///< the last character is U+000D
};

/// The description of an encoding in which sequences call up more than one set (ISO-2022-*). A
/// designation puts a set into one of three slots; a shift calls a slot.
struct SetScheme {
    enum class Kind : Byte {
        Ascii,
        Roman, ///< ASCII except for 5C and 7E
        Kana,  ///< half-width katakana at 21 to 5F
        Pairs,
        Upper ///< 96 characters at 20 to 7F
    };
    /// A set that can be in a slot.
    struct Place {
        Byte slot = 0, set = 0;
        Kind kind = Kind::Ascii;
        const PairClasses* boxes = nullptr; ///< for Kind::Pairs
    };
    /// The sequence that puts a set into its slot.
    struct Designation {
        Byte letters[3] = {}; ///< after ESC, as indices into SetScheme::letters
        Byte size = 0;        ///< number of letters
        Byte place = 0;
    };
    static constexpr std::size_t mostPlaces = 10, mostLetters = 12;

    Byte letters[mostLetters] = {};
    Place places[mostPlaces];
    Designation designations[mostPlaces];
    Byte letterCount = 0, placeCount = 0, designationCount = 0;
    bool shifts = false;       ///< SO calls slot 1, SI calls slot 0
    bool singleShifts = false; ///< ESC N calls slot 2 for one character
    bool linesForget = false;  ///< a line end empties slot 1 and calls slot 0
    bool strict = false;       ///< as ShiftScheme::strict; and no other bytes in kana
    EscapeSequences all;
    PairGives (*find)(Byte set, Byte row, Byte cell) = nullptr; ///< row 0: a single byte
};

/// The state of such a scan between two chunks.
struct SetPlace {
    Byte sets[3] = {};          ///< the set in each slot; 0 if the slot is empty
    Byte pairs = 0;             ///< the last set of pairs in slot 0
    bool called = false;        ///< slot 1 is called
    bool afterSequence = false; ///< as ShiftPlace::afterSequence
    bool afterCr = false;
};

struct ShiftSums {
    std::uint64_t units = 0, characters = 0;
    std::uint64_t pairs = 0;
    std::uint64_t lf = 0, cr = 0, crLf = 0; ///< a CR LF counts in all three
    std::uint64_t malformed = 0, malformedBytes = 0;
    std::size_t firstAt = 0, firstSize = 0; ///< the first malformed sequence
    /// One bit for each piece of `damagePiece` bytes in which damage was found. Bit 0 is the piece
    /// that begins `before` bytes before the bytes given. Meaningless beyond 64 pieces.
    std::uint64_t damaged = 0;
    std::size_t before = 0;
};

} // namespace charsleuth
