#pragma once

/// What scans of text between shift sequences have in common: stretches, and what is malformed. See
/// chunk.h on what may be used in here.

#include "core/bytes/scan/pairs_of.h"
#include "core/bytes/scan/shift_scheme.h"

namespace charsleuth {

namespace { // NOLINT(cert-dcl59-cpp): see chunk.h

/// Fewer bytes than these are left to others. NOLINTNEXTLINE(misc-definitions-in-headers)
constexpr std::size_t fewBytes = 8;

/// Which bytes stand behind one of `begins` with none of `ends` between, where the two have no byte
/// in common: an addition carries a bit from each begin on until an end stops it.
inline Mask between(Mask begins, Mask ends, bool before) {
    return (~ends + begins + (before ? 1U : 0U)) ^ ~ends ^ begins;
}
/// Whether the last one of two kinds is of the first kind.
inline bool isLast(Mask kind, Mask other, bool before) {
    return (kind | other) == 0 ? before : kind > other;
}

/// ESC that begin no sequence that is looked for.
struct OtherEscapes {
    Mask rare = 0; ///< the first one that begins another sequence, perhaps
    /// That begin none, which is seen one, two or three bytes behind.
    Mask seenAt1 = 0, seenAt2 = 0, seenAt3 = 0;

    Mask wrong() const { return seenAt1 | seenAt2 | seenAt3; }
    /// Where it is seen of some of them.
    Mask seenOf(Mask some) const {
        return (seenAt1 & some) << 1 | (seenAt2 & some) << 2 | (seenAt3 & some) << 3;
    }
    /// Bytes between these and there that may end a pair.
    Mask before() const { return seenAt3 << 2; }
};
/// Of `size` bytes of the chunk at `at`.
template <class Chunk>
[[gnu::noinline]] OtherEscapes lookAtEscapes(const Chunk& chunk, const Byte* at, Mask escapes,
                                             std::size_t size, const EscapeSequences& all) {
    const Mask begins = chunk.equal('(') | chunk.equal('$') | chunk.equal('.') | chunk.equal('N');
    OtherEscapes others;
    others.seenAt1 = escapes & ~begins >> 1 & bitsBelow(size - 1);
    for (Mask left = escapes & ~others.seenAt1; left != 0 && others.rare == 0; left &= left - 1) {
        const auto i = static_cast<std::size_t>(__builtin_ctzll(left));
        bool rare = i + 4 > size;
        unsigned alike = 0; // bytes behind ESC, in the longest of them
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

/// What is malformed in 64 bytes: where it begins, by its size, and where that is seen.
struct DamageIn {
    Mask ones = 0, twos = 0, threes = 0, seen = 0;
};

/// The same by its kinds.
struct Odd {
    Mask own = 0;         ///< bytes by themselves
    Mask escapes = 0;     ///< ESC alone
    Mask escapesSeen = 0; ///< where it is seen of these
    Mask notYet = 0;      ///< bytes that are read again once it is seen that an ESC is alone
    Mask allEscapes = 0;  ///< ESC that are part of a sequence, too
    Mask lone = 0;        ///< bytes that are no trail of the lead before them
    Mask unmapped = 0;    ///< trails
    Mask doubled = 0;     ///< sequences of three bytes
};

/// `strict`: what is no trail is part of the sequence, unless it is ESC; else it is read again.
inline DamageIn damageOf(const Odd& odd, bool strict) {
    const Mask taken = strict ? odd.lone & ~odd.allEscapes : 0;
    const Mask own = odd.own & ~taken;
    return {.ones = own | odd.escapes | (odd.lone & ~taken) >> 1,
            .twos = (taken | odd.unmapped) >> 1,
            .threes = odd.doubled,
            .seen = ((own | odd.lone | odd.unmapped | odd.doubled << 2) & ~odd.notYet) |
                    odd.escapesSeen};
}

/// Notes the pieces in which a bit is set, of bytes that begin at `begin`.
inline void addPieces(Mask seen, std::size_t begin, std::uint64_t& pieces) {
    const std::size_t in = begin % damagePiece;
    const Mask low = seen << in, high = in == 0 ? 0 : seen >> (64 - in);
    const Mask three =
        ((low & 0xFFFFFFFF) != 0 ? 1U : 0U) | ((low >> 32) != 0 ? 2U : 0U) | (high != 0 ? 4U : 0U);
    pieces |= three << begin / damagePiece % 64;
}

/// Counts it. The bytes of all that is malformed, but for sequences.
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

/// Has a text take chunk after chunk until it leaves more of one than a sequence that may be cut
/// off; how many bytes it took. `few`: fewer than so many at the end are quicker one by one.
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
