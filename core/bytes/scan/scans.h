#pragma once

/// Loops over bytes that are as fast as the processor's vectors allow: what a block holds, and what
/// a stretch is as UTF-8 or UTF-16.
///
/// Every implementation gives the same results; a test compares them. A Scans is a value: whoever
/// needs one asks bestScans() and keeps it. Nothing here allocates or has state; all may be called
/// from any thread. No ifunc: it fails under ThreadSanitizer.

#include "core/bytes/bytes.h"

#include <array>
#include <string_view>
#include <vector>

namespace charsleuth {

/// Bytes that a block is marked for, a bit each; a shift is SO or SI.
struct Special {
    enum : unsigned { Lf = 1, Cr = 2, Shift = 4, Escape = 8, Tilde = 16, Plus = 32, Nul = 64 };
};

/// What stands in one block.
struct BlockMarks {
    static constexpr std::size_t size = 256; ///< bytes of a block; the last one may be shorter

    std::uint16_t high = 0;       ///< bytes of 0x80 or more
    std::uint16_t lf = 0, cr = 0; ///< bytes 0A and 0D
    std::uint8_t special = 0;     ///< which there are, but for line feeds

    bool hasAny(unsigned of) const { return (special & of) != 0; }
    bool escape() const { return hasAny(Special::Escape | Special::Shift); }
    bool tilde() const { return hasAny(Special::Tilde); }
    bool plus() const { return hasAny(Special::Plus); }
    bool nul() const { return hasAny(Special::Nul); }
};

/// A set of byte values, for looking up 16 or 32 of them at once.
class ByteSet {
public:
    constexpr void insert(Byte byte) {
        m_rows[byte >> 7][byte & 15] |= static_cast<Byte>(1 << (byte >> 4 & 7));
    }
    [[gnu::always_inline]] bool contains(Byte byte) const {
        return (m_rows[byte >> 7][byte & 15] >> (byte >> 4 & 7) & 1) != 0;
    }
    /// Bit h of entry l of half b: whether 0x80 * b + 16 * h + l is in the set.
    [[gnu::always_inline]] const std::array<Byte, 16>& half(std::size_t b) const {
        return m_rows[b];
    }
    bool operator==(const ByteSet&) const = default;

private:
    std::array<std::array<Byte, 16>, 2> m_rows{};
};

/// What a block holds as UTF-8. A sequence and a malformed one count where a decoder reports them:
/// at the last byte, or at the byte at which it is seen that they do not go on.
struct Utf8Counts {
    std::uint16_t two = 0, three = 0, four = 0; ///< well-formed sequences by their length
    std::uint16_t malformed = 0;                ///< malformed sequences
    std::uint16_t c1 = 0;                       ///< U+0080..U+009F but for U+0085
    std::uint16_t nel = 0;                      ///< U+0085
    /// Of UTF-8: has what CESU-8 reads otherwise. Of CESU-8: has surrogates, and so the counts mean
    /// nothing.
    bool unlike = false;
};

/// The same of a stretch of any length.
struct Utf8Sums {
    unsigned two = 0, three = 0, four = 0, malformed = 0, c1 = 0, nel = 0;
};

/// The bytes before those that are scanned; zeros before the input's first.
using Before = std::array<Byte, 8>;

/// What a stretch holds as UTF-16 or UTF-32.
struct WideSums {
    unsigned lf = 0, cr = 0, crLf = 0; ///< a CR LF counts as all three
    unsigned nel = 0, c1 = 0;          ///< U+0085; others of U+0080..U+009F
    unsigned pairs = 0;                ///< characters beyond U+FFFF
    unsigned malformed = 0;            ///< units that are no scalar values, or lone surrogates
};

/// Two ranges of byte values, both ends included; they may be the same.
using ByteRanges = std::array<std::array<Byte, 2>, 2>;

/// Pairs of bytes, by their four hexadecimal digits: all whose digits are among these.
struct PairBox {
    std::string_view lead16, lead1, trail16, trail1;
};

/// What bytes are in an encoding of two bytes a character.
class PairClasses {
public:
    /// Of `boxes`, eight at most, every pair that begins with one of `leads` is a character.
    template <std::size_t size>
    consteval PairClasses(const ByteRanges& leadRanges, const std::array<PairBox, size>& boxes)
        : leads(leadRanges) {
        static_assert(size <= 8);
        for (std::size_t i = 0; i < size; ++i) {
            const PairBox& box = boxes[i];
            const std::string_view digits[4] = {box.lead16, box.lead1, box.trail16, box.trail1};
            for (std::size_t place = 0; place < 4; ++place)
                for (const char digit : digits[place])
                    byDigit[place][valueOf(digit)] |= static_cast<Byte>(1U << i);
        }
        for (std::size_t byte = 0; byte < 256; ++byte) {
            byLead[byte] = byDigit[0][byte >> 4] & byDigit[1][byte & 15];
            byTrail[byte] = byDigit[2][byte >> 4] & byDigit[3][byte & 15];
        }
    }

    ByteRanges leads;
    /// The boxes, a bit each, that have a digit at a place; a byte as lead; a byte as trail.
    std::array<std::array<Byte, 16>, 4> byDigit{};
    std::array<Byte, 256> byLead{}, byTrail{};

private:
    static consteval std::size_t valueOf(char digit) {
        return static_cast<std::size_t>(digit <= '9' ? digit - '0' : digit - 'A' + 10);
    }
};

/// What a block, or the beginning of one, holds as pairs. Of the masks, one for 64 bytes, the
/// lowest bit is the first byte's.
struct PairMarks {
    std::uint16_t known = 0; ///< pairs that are in a box
    Byte lead = 0;           ///< the last byte, if it is a lead byte whose trail comes after it
    std::uint64_t doubtful[BlockMarks::size / 64]; ///< trails of pairs that are in no box
    std::uint64_t singles[BlockMarks::size / 64];  ///< of 0x80 or more, neither leads nor trails
};

/// What there is in UTF-7. Add to it what follows.
struct Utf7Sums {
    std::uint64_t units = 0;                 ///< of UTF-16, each a character
    std::uint64_t shifted = 0;               ///< of these, by base64, and `+-`
    std::uint64_t lf = 0, cr = 0, crLf = 0;  ///< a CR LF counts as all three
    std::uint64_t runs = 0, foreignRuns = 0; ///< of base64; those that give more than ASCII
    bool afterCr = false;                    ///< the last character is U+000D
};

/// Bytes of a piece: damage is told of in pieces.
inline constexpr std::size_t damagePiece = 32;

/// Which runs of base64 a scan counts: all that are sound; those that give characters only that
/// were there in Unicode 7; those that were met before.
enum class RunsWanted : std::uint8_t { Sound, Ordinary, Known };

/// A run of base64 that was met before, with what stands behind it.
struct KnownRun {
    /// Its digits, eight at most, the first one in the lowest byte; 0x80 is added where `-` ends
    /// it.
    std::uint64_t key = 0;
    Byte units = 0; ///< characters that it gives; 0 for a run that a scan leaves to others
    bool good = false, foreign = false; ///< as text; it gives more than ASCII
};
/// Of such runs, two places for each value of a hash.
struct KnownRuns {
    static constexpr std::size_t sets = 512, ways = 2, longest = 8; ///< digits
    KnownRun runs[sets][ways];
};

struct ShiftScheme; // shift_scheme.h
struct ShiftPlace;
struct SetScheme;
struct SetPlace;
struct ShiftSums;

struct Scans {
    std::string_view name;
    /// One for each block of `bytes`. Whether all bytes are of the set; true where it is null.
    bool (*mark)(Bytes bytes, BlockMarks* marks, const ByteSet* set);
    /// Whether there is a byte of 0x80 or more, NUL, SO, ESC or `~{`.
    bool (*tells)(Bytes bytes);
    /// Whether all bytes are of the set.
    bool (*allIn)(Bytes bytes, const ByteSet& set);
    /// One for each block of `bytes`. What the end leaves unfinished counts nowhere.
    void (*utf8)(Bytes bytes, const Before& before, Utf8Counts* counts);
    void (*cesu8)(Bytes bytes, const Before& before, Utf8Counts* counts);
    /// Whether the bytes are sound UTF-8; if so, what they hold. What the end leaves unfinished is
    /// sound and counts nowhere. May be false where only what stands before them is malformed.
    bool (*soundUtf8)(Bytes bytes, const Before& before, Utf8Sums& sums);
    /// Of `bytes`, which are whole units. `before`: the unit before them, 0 where there is none. A
    /// pair or a lone high surrogate counts with the unit behind the high one, here or later.
    WideSums (*utf16)(Bytes bytes, bool bigEndian, char32_t before);
    WideSums (*utf32)(Bytes bytes, bool bigEndian, char32_t before);
    /// `bytes`: one block at most. `lead`: the lead byte before them whose trail is the first of
    /// them, or 0.
    void (*pairs)(Bytes bytes, const PairClasses& classes, Byte lead, PairMarks& marks);
    /// Counts from the front what there is in an encoding with shift sequences, and goes on from
    /// there: as many bytes as are returned. It may end before anything that is rare.
    std::size_t (*shifted)(Bytes bytes, const ShiftScheme& scheme, ShiftPlace& place,
                           ShiftSums& sums);
    /// The same where sequences call up more than one set; slower.
    std::size_t (*mixed)(Bytes bytes, const SetScheme& scheme, SetPlace& place, ShiftSums& sums);
    /// The same of UTF-7 where no run of base64 is open, as far as runs are what is asked for.
    /// `known`: for RunsWanted::Known; null where none is.
    std::size_t (*utf7)(Bytes bytes, RunsWanted runs, const KnownRuns* known, Utf7Sums& sums);
};

/// The fastest ones that this processor runs.
const Scans& bestScans();
/// Those that every processor runs.
const Scans& portableScans();
/// All that this processor runs, slowest first.
std::vector<const Scans*> runnableScans();

} // namespace charsleuth
