#pragma once

/// Shared parts of the scans of text between shift sequences: stretches of one character set, and
/// malformed sequences. See chunk.h on what may be used in here.

#include "core/bytes/scan/pairs_of.h"
#include "core/bytes/scan/shift_scheme.h"

namespace charsleuth {

namespace { // NOLINT(cert-dcl59-cpp): see chunk.h

/// A remainder of fewer bytes is left to the decoder. NOLINTNEXTLINE(misc-definitions-in-headers)
constexpr std::size_t fewBytes = 8;

/// The bytes after one of `begins` with none of `ends` between; the two masks have no bit in
/// common. An addition carries a bit from each begin up to the next end. `before`: the stretch is
/// open at the first byte.
///
///   begins   . 1 . . . . . . 1 .
///   ends     . . . . . 1 . . . .
///   between  . . 1 1 1 1 . . . 1
inline Mask between(Mask begins, Mask ends, bool before) {
    return (~ends + begins + (before ? 1U : 0U)) ^ ~ends ^ begins;
}
/// Whether the last bit of both masks is of `kind`; `before` if both are empty.
inline bool isLast(Mask kind, Mask other, bool before) {
    return (kind | other) == 0 ? before : kind > other;
}

/// ESC bytes that begin no sequence of those searched for.
struct OtherEscapes {
    Mask rare = 0; ///< the first ESC that may begin a sequence that another decoder must handle
    /// ESC that begin no sequence, by the number of bytes after which this is certain.
    Mask seenAt1 = 0, seenAt2 = 0, seenAt3 = 0;

    Mask wrong() const { return seenAt1 | seenAt2 | seenAt3; }
    /// The bytes at which it is certain, for the ESC in `some`.
    Mask seenOf(Mask some) const {
        return (seenAt1 & some) << 1 | (seenAt2 & some) << 2 | (seenAt3 & some) << 3;
    }
    /// Bytes between ESC and those in which a pair may end.
    Mask before() const { return seenAt3 << 2; }
};
/// Sorts the ESC bytes `escapes` among the first `size` bytes of the chunk at `at`.
template <class Chunk>
[[gnu::noinline]] OtherEscapes lookAtEscapes(const Chunk& chunk, const Byte* at, Mask escapes,
                                             std::size_t size, const EscapeSequences& all) {
    const Mask begins = chunk.equal('(') | chunk.equal('$') | chunk.equal('.') | chunk.equal('N');
    OtherEscapes others;
    others.seenAt1 = escapes & ~begins >> 1 & bitsBelow(size - 1);
    for (Mask left = escapes & ~others.seenAt1; left != 0 && others.rare == 0; left &= left - 1) {
        const auto i = static_cast<std::size_t>(__builtin_ctzll(left));
        bool rare = i + 4 > size;
        unsigned alike = 0; // bytes after ESC that agree with a sequence, at most
        for (Byte n = 0; n < all.count && !rare; ++n) {
            const EscapeSequences::Sequence& sequence = (&all.sequences[0])[n];
            const std::uint32_t word =
                at[i + 1] | std::uint32_t{at[i + 2]} << 8 | std::uint32_t{at[i + 3]} << 16;
            const std::uint32_t other = (word ^ sequence.word) & sequence.mask;
            rare = other == 0;
            const unsigned same = rare ? 0 : static_cast<unsigned>(__builtin_ctz(other)) / 8;
            alike = same > alike ? same : alike;
        }
        (rare         ? others.rare
         : alike == 0 ? others.seenAt1
         : alike == 1 ? others.seenAt2
                      : others.seenAt3) |= left & -left;
    }
    return others;
}

/// Malformed sequences in 64 bytes: where they begin, by their size, and the bytes that show it.
struct DamageIn {
    Mask ones = 0, twos = 0, threes = 0, seen = 0;
};

/// Malformed bytes by their kind.
struct Odd {
    Mask own = 0;         ///< single bytes that are no text
    Mask escapes = 0;     ///< ESC that begin no sequence
    Mask escapesSeen = 0; ///< bytes that show it of these ESC
    /// Bytes that are decoded again once it is certain that an ESC begins no sequence.
    Mask notYet = 0;
    Mask allEscapes = 0; ///< all ESC, those of sequences too
    Mask lone = 0;       ///< bytes after a lead that cannot be its trail
    Mask unmapped = 0;   ///< trails of pairs that are no character
    Mask doubled = 0;    ///< shift sequences of three bytes after which no character came
};

/// `strict`: a byte that cannot be a trail belongs to the malformed sequence, unless it is ESC.
/// Otherwise it is decoded again.
inline DamageIn damageOf(const Odd& odd, bool strict) {
    const Mask taken = strict ? odd.lone & ~odd.allEscapes : 0;
    const Mask own = odd.own & ~taken;
    return {.ones = own | odd.escapes | (odd.lone & ~taken) >> 1,
            .twos = (taken | odd.unmapped) >> 1,
            .threes = odd.doubled,
            .seen = ((own | odd.lone | odd.unmapped | odd.doubled << 2) & ~odd.notYet) |
                    odd.escapesSeen};
}

/// Sets the bits of the pieces that contain a bit of `seen`, for bytes that begin at `begin`.
inline void addPieces(Mask seen, std::size_t begin, std::uint64_t& pieces) {
    const std::size_t in = begin % damagePiece;
    const Mask low = seen << in, high = in == 0 ? 0 : seen >> (64 - in);
    const Mask three =
        ((low & 0xFFFFFFFF) != 0 ? 1U : 0U) | ((low >> 32) != 0 ? 2U : 0U) | (high != 0 ? 4U : 0U);
    pieces |= three << begin / damagePiece % 64;
}

/// Adds the damage to the sums. Returns the bytes of all malformed sequences except doubled shift
/// sequences.
[[gnu::noinline]] inline Mask takeDamage(const DamageIn& damage, std::size_t begin,
                                         ShiftSums& sums) {
    const Mask all = damage.ones | damage.twos | damage.threes;
    if (sums.malformed == 0) {
        const Mask first = all & -all;
        sums.firstAt = begin + static_cast<std::size_t>(__builtin_ctzll(first));
        sums.firstSize =
            1U + ((first & damage.twos) != 0 ? 1U : 0U) + ((first & damage.threes) != 0 ? 2U : 0U);
    }
    const unsigned count = countOf(all);
    sums.units += count;
    sums.characters += count;
    sums.malformed += count;
    sums.malformedBytes +=
        0U + countOf(damage.ones) + 2U * countOf(damage.twos) + 3U * countOf(damage.threes);
    addPieces(damage.seen, sums.before + begin, sums.damaged);
    return damage.ones | damage.twos | damage.twos << 1;
}

/// Feeds chunk after chunk to `text` until it leaves more of one than a sequence that may be cut
/// off. Returns the number of bytes taken. A remainder of fewer than `few` bytes is left: it is
/// faster byte by byte.
template <class Text, class Place>
[[gnu::always_inline]] inline std::size_t takeChunks(Text text, Bytes bytes, std::size_t few,
                                                     Place& place, ShiftSums& sums) {
    constexpr std::size_t cutOff = 4; // bytes at the end of a chunk, at most
    std::size_t taken = 0;
    while (bytes.size() - taken >= chunkSize) {
        const std::size_t more = text.take(bytes.data() + taken, chunkSize, taken, place, sums);
        taken += more;
        if (more < chunkSize - cutOff)
            return taken;
    }
    Byte rest[chunkSize] = {};
    const std::size_t left = bytes.size() - taken;
    if (left < few)
        return taken;
    __builtin_memcpy(rest, bytes.data() + taken, left);
    return taken + text.take(rest, left, taken, place, sums);
}

} // namespace

} // namespace charsleuth
