#pragma once

/// Vectorised loops over bytes: what a block contains, and what a stretch contains as UTF-8, UTF-16
/// and other encodings.
///
/// Every implementation gives the same results; a test compares them. A Scans is a value: a caller
/// gets one from bestScans() and keeps it. Nothing here allocates or has state, and all functions
/// may be called from any thread. No ifunc: it fails under ThreadSanitizer.

#include "core/bytes/bytes.h"
#include "core/bytes/exported.h"

#include <array>
#include <string_view>
#include <vector>

namespace charsleuth {

/// The bytes that block marks record, one bit each. A shift is SO or SI.
struct Special {
    enum : unsigned { Lf = 1, Cr = 2, Shift = 4, Escape = 8, Tilde = 16, Plus = 32, Nul = 64 };
};

/// 256 bytes of an input page (fewer at the end of the input), with counts and flags of what they
/// contain.
struct BlockMarks {
    /// Bytes of a block; the last block of the input may be shorter.
    static constexpr std::size_t size = 256;

    std::uint16_t high = 0;       ///< bytes of 0x80 or more
    std::uint16_t lf = 0, cr = 0; ///< bytes 0A and 0D
    std::uint8_t special = 0;     ///< flags of Special for the bytes that occur, without Lf

    bool hasAny(unsigned of) const { return (special & of) != 0; }
    bool escape() const { return hasAny(Special::Escape | Special::Shift); }
    bool tilde() const { return hasAny(Special::Tilde); }
    bool plus() const { return hasAny(Special::Plus); }
    bool nul() const { return hasAny(Special::Nul); }
};

/// A set of byte values in the layout that vector look-ups of 16 or 32 bytes need.
class ByteSet {
public:
    constexpr void insert(Byte byte) {
        m_rows[byte >> 7][byte & 15] |= static_cast<Byte>(1 << (byte >> 4 & 7));
    }
    [[gnu::always_inline]] bool contains(Byte byte) const {
        return (m_rows[byte >> 7][byte & 15] >> (byte >> 4 & 7) & 1) != 0;
    }
    /// Bit h of entry l of half b is set if 0x80 * b + 16 * h + l is in the set.
    [[gnu::always_inline]] const std::array<Byte, 16>& half(std::size_t b) const {
        return m_rows[b];
    }
    bool operator==(const ByteSet&) const = default;

private:
    std::array<std::array<Byte, 16>, 2> m_rows{};
};

/// Counts of one block as UTF-8 or CESU-8. A sequence, well-formed or malformed, counts in the
/// block where a decoder reports it: at its last byte, or at the byte that shows that it does not
/// continue.
struct Utf8Counts {
    std::uint16_t two = 0, three = 0, four = 0; ///< well-formed sequences of 2, 3, 4 bytes
    std::uint16_t malformed = 0;                ///< malformed sequences
    std::uint16_t c1 = 0;                       ///< U+0080..U+009F without U+0085
    std::uint16_t nel = 0;                      ///< U+0085
    /// UTF-8: the block contains sequences that CESU-8 decodes otherwise. CESU-8: it contains
    /// surrogates, and the counts are meaningless.
    bool unlike = false;
};

/// Counts of a stretch of any length as UTF-8.
struct Utf8Sums {
    unsigned two = 0, three = 0, four = 0, malformed = 0, c1 = 0, nel = 0;
};

/// The eight bytes before the scanned ones; zeros before the start of the input.
using Before = std::array<Byte, 8>;

/// Counts of a stretch as UTF-16 or UTF-32.
struct WideSums {
    unsigned lf = 0, cr = 0, crLf = 0; ///< a CR LF counts in all three
    unsigned nel = 0, c1 = 0;          ///< U+0085; U+0080..U+009F without it
    unsigned pairs = 0;                ///< characters beyond U+FFFF
    unsigned malformed = 0;            ///< units that are not scalar values, and lone surrogates
};

/// Two closed ranges of byte values, [first, last]; both may be the same.
using ByteRanges = std::array<std::array<Byte, 2>, 2>;

/// A set of byte pairs: every pair whose four hexadecimal digits are in these four lists.
struct PairBox {
    std::string_view lead16, lead1, trail16, trail1;
};

/// The lead and trail bytes of an encoding with two bytes a character.
class PairClasses {
public:
    /// `boxes`: at most eight. Every pair in a box that begins with one of `leads` must be a
    /// character.
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
    /// One bit for each box: the boxes that contain a digit in a place (byDigit), a byte as the
    /// lead (byLead), a byte as the trail (byTrail).
    std::array<std::array<Byte, 16>, 4> byDigit{};
    std::array<Byte, 256> byLead{}, byTrail{};

private:
    static consteval std::size_t valueOf(char digit) {
        return static_cast<std::size_t>(digit <= '9' ? digit - '0' : digit - 'A' + 10);
    }
};

/// The two-byte characters of a block or of its beginning. Each mask covers 64 bytes; its lowest
/// bit is the first byte.
struct PairMarks {
    std::uint16_t known = 0; ///< pairs that are in a box, so certainly characters
    /// The last byte, if it is a lead byte whose trail comes after the block; else 0.
    Byte lead = 0;
    std::uint64_t doubtful[BlockMarks::size / 64]; ///< trail bytes of pairs that are in no box
    /// Bytes of 0x80 or more that are neither lead nor trail.
    std::uint64_t singles[BlockMarks::size / 64];
};

/// Counts of UTF-7 text. A scan adds to them.
struct Utf7Sums {
    std::uint64_t units = 0;                  ///< UTF-16 code units, each a character
    std::uint64_t shifted = 0;                ///< units that base64 runs or `+-` gave
    std::uint64_t lf = 0, cr = 0, crLf = 0;   ///< a CR LF counts in all three
    std::uint64_t runs = 0, nonAsciiRuns = 0; ///< base64 runs; runs with characters outside ASCII
    bool afterCr = false;                     ///< the last character is U+000D
};

/// Bytes of a piece, the resolution in which scans report damage.
inline constexpr std::size_t damagePiece = 32;

/// The base64 runs that a scan counts. Sound: every well-formed run. Ordinary: runs with characters
/// that Unicode 7 has. Known: runs in a KnownRuns.
enum class RunsWanted : std::uint8_t { Sound, Ordinary, Known };

/// A short base64 run that was met before, with its result.
struct KnownRun {
    /// Its digits, at most eight, the first one in the lowest byte; plus 0x80 if `-` ends it.
    std::uint64_t key = 0;
    /// Characters that the run gives; 0 if the scan must leave the run to the decoder.
    Byte units = 0;
    /// The run is good as text; it gives characters outside ASCII.
    bool good = false, nonAscii = false;
};
/// A hash table of runs, with two places for each hash value.
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
    /// Writes one BlockMarks for each block of `bytes`. Returns whether all bytes are in `set`;
    /// true if `set` is null.
    bool (*mark)(Bytes bytes, BlockMarks* marks, const ByteSet* set);
    /// Whether the bytes contain a byte of 0x80 or more, NUL, SO, ESC or `~{`.
    bool (*isInformative)(Bytes bytes);
    /// Whether all bytes are in the set.
    bool (*allIn)(Bytes bytes, const ByteSet& set);
    /// Write one Utf8Counts for each block of `bytes`. A sequence that the end cuts off counts
    /// nowhere.
    void (*utf8)(Bytes bytes, const Before& before, Utf8Counts* counts);
    void (*cesu8)(Bytes bytes, const Before& before, Utf8Counts* counts);
    /// Whether the bytes are sound UTF-8; if so, `sums` gets their counts. A sequence that the end
    /// cuts off is sound and counts nowhere. May return false where only bytes before `bytes` are
    /// malformed.
    bool (*soundUtf8)(Bytes bytes, const Before& before, Utf8Sums& sums);
    /// Counts of `bytes`, which must be whole units. `before`: the unit before them, 0 at the
    /// start. A surrogate pair or a lone high surrogate counts with the unit after the high one, in
    /// this call or the next.
    WideSums (*utf16)(Bytes bytes, bool bigEndian, char32_t before);
    WideSums (*utf32)(Bytes bytes, bool bigEndian, char32_t before);
    /// `bytes`: at most one block. `lead`: the lead byte before them whose trail is the first of
    /// them, or 0.
    void (*pairs)(Bytes bytes, const PairClasses& classes, Byte lead, PairMarks& marks);
    /// Counts text with shift sequences from the front and returns the number of bytes counted. It
    /// may stop before any rare construct; the decoder continues there.
    std::size_t (*shifted)(Bytes bytes, const ShiftScheme& scheme, ShiftPlace& place,
                           ShiftSums& sums);
    /// As `shifted`, for schemes in which sequences call up more than one set; slower.
    std::size_t (*mixed)(Bytes bytes, const SetScheme& scheme, SetPlace& place, ShiftSums& sums);
    /// As `shifted`, for UTF-7 at a place where no base64 run is open. It counts runs of the kind
    /// `runs`. `known`: for RunsWanted::Known; null means that no run is known.
    std::size_t (*utf7)(Bytes bytes, RunsWanted runs, const KnownRuns* known, Utf7Sums& sums);
};

/// The fastest implementation that this processor runs.
CHARSLEUTH_EXPORT const Scans& bestScans();
/// The implementation that every processor runs.
const Scans& portableScans();
/// All implementations that this processor runs, slowest first.
std::vector<const Scans*> runnableScans();

} // namespace charsleuth
