#pragma once

/// Counts what there is in sound text between shift sequences. See chunk.h on what may be used in
/// here.

#include "core/bytes/scan/each_chunk.h"
#include "core/bytes/scan/pairs_of.h"
#include "core/bytes/scan/shift_scheme.h"

namespace charsleuth {

namespace { // NOLINT(cert-dcl59-cpp): see chunk.h

/// Where a sequence stands that is whole, and all its bytes.
struct Sequences {
    Mask at = 0, bytes = 0;
};
template <class Chunk>
[[gnu::always_inline]] inline Sequences find(const Chunk& chunk,
                                             const ShiftScheme::Sequence& sequence) {
    if (sequence.size == 0)
        return {};
    Mask at = chunk.equal(sequence.bytes[0]);
    for (unsigned i = 1; i < sequence.size; ++i)
        at &= chunk.equal(sequence.bytes[i]) >> i;
    Mask bytes = at;
    for (unsigned i = 1; i < sequence.size; ++i)
        bytes |= at << i;
    return {at, bytes};
}

/// Which bytes stand behind one of `begins` with none of `ends` between, where the two have no byte
/// in common: an addition carries a bit from each begin on until an end stops it.
inline Mask between(Mask begins, Mask ends, bool before) {
    return (~ends + begins + (before ? 1U : 0U)) ^ ~ends ^ begins;
}
/// Whether the last one of two kinds is of the first kind.
inline bool isLast(Mask kind, Mask other, bool before) {
    return (kind | other) == 0 ? before : kind > other;
}

/// The sequences in 64 bytes.
template <class Chunk>
struct ShiftsIn {
    [[gnu::always_inline]] ShiftsIn(const Chunk& chunk, const ShiftScheme& scheme) {
        const Sequences first = find(chunk, scheme.toPairs[0]);
        const Sequences second = find(chunk, scheme.toPairs[1]);
        const Sequences ascii = find(chunk, scheme.toSingle[0]);
        const Sequences almost = find(chunk, scheme.toSingle[1]);
        toPairs = first.at | second.at;
        toAscii = ascii.at;
        toAlmost = almost.at;
        bytes = first.bytes | second.bytes | ascii.bytes | almost.bytes;
        for (std::size_t i = 0; i < scheme.markCount; ++i)
            marks |= chunk.equal(scheme.marks[i]);
    }
    Mask all() const { return toPairs | toAscii | toAlmost; }

    Mask toPairs, toAscii, toAlmost;
    Mask bytes;     ///< of all sequences
    Mask marks = 0; ///< all there are
};

/// The same, once for a scheme.
template <class Chunk>
class ShiftedText {
public:
    explicit ShiftedText(const ShiftScheme& scheme) : m_scheme(scheme), m_boxes(*scheme.boxes, 0) {}

    /// Counts what there is at the front of `size` bytes, to where something is malformed or rare,
    /// or cut off. How many bytes these are; may be none where it is not so at the first one only.
    /// 64 bytes are readable.
    [[gnu::always_inline]] std::size_t take(const Byte* at, std::size_t size, ShiftPlace& place,
                                            ShiftSums& sums) {
        const Chunk chunk(at);
        const ShiftsIn<Chunk> shifts(chunk, m_scheme);
        Mask rare = chunk.atLeast(0x80);
        if (m_scheme.strict) // all sequences are three bytes long
            rare |= shifts.all() & (shifts.all() << 3 | Mask{place.afterSequence});
        if (!m_scheme.tildes)
            rare |= shifts.marks & ~shifts.all();
        const Mask lf = chunk.equal('\n'), lines = m_scheme.linesEndPairs ? lf : 0;
        if (m_scheme.linesForget)
            rare |= shifts.toPairs & (place.afterLine ? ~Mask{0} : ~bitsBelow(upTo(lf, 64)));
        size = upTo(rare, size);

        const Mask ends = shifts.toAscii | shifts.toAlmost | lines;
        const Mask inside = between(shifts.toPairs, ends, place.inPairs) & ~(shifts.bytes | lines);
        const Mask graphic = inside & chunk.atLeast(0x21) & ~chunk.equal(0x7F);
        bool carry = false;
        const Mask trails = trailsOf(graphic & bitsBelow(size), carry);
        if (m_scheme.tildes)
            size = upTo(shifts.marks & ~shifts.bytes & ~trails, size);
        if (size > 0 && (graphic & ~trails & Mask{1} << (size - 1)) != 0)
            --size; // its trail is to come
        if (size == 0)
            return 0;
        const Mask valid = bitsBelow(size);
        Mask bad = trails & ~graphic;
        if (m_scheme.strict || m_scheme.tildes)
            bad |= inside & ~graphic;
        const Mask text = ~shifts.bytes & valid, single = text & ~graphic;
        if (place.almostAscii || shifts.toAlmost != 0)
            bad |= single & (chunk.equal(0x5C) | chunk.equal(0x7E));
        const Mask cr = chunk.equal('\r') & text, behindCr = cr << 1 | Mask{place.afterCr};
        bad |= behindCr & ~text; // a sequence between CR and LF, perhaps
        if ((bad & valid) != 0 || !takePairs(chunk, at, trails & valid, sums))
            return 0;
        sums.units += countOf(single);
        sums.characters += countOf(single);
        sums.lf += countOf(lf & text);
        sums.cr += countOf(cr);
        sums.crLf += countOf(lf & text & behindCr);
        place = {.inPairs = isLast(shifts.toPairs & valid, ends & valid, place.inPairs),
                 .almostAscii =
                     isLast(shifts.toAlmost & valid, shifts.toAscii & valid, place.almostAscii),
                 .afterSequence = (shifts.bytes >> (size - 1) & 1) != 0,
                 .afterCr = (cr >> (size - 1) & 1) != 0,
                 .afterLine = place.afterLine || (lf & valid) != 0};
        return size;
    }

private:
    /// False, and nothing is added, where one is no character.
    [[gnu::always_inline]] bool takePairs(const Chunk& chunk, const Byte* at, Mask trails,
                                          ShiftSums& sums) {
        Mask doubtful = trails & ~m_boxes.take(chunk);
        const unsigned known = countOf(trails & ~doubtful);
        unsigned units = known, characters = known;
        for (; doubtful != 0; doubtful &= doubtful - 1) {
            const auto i = static_cast<std::size_t>(__builtin_ctzll(doubtful));
            const PairGives gives = m_scheme.find(m_scheme.set, at[i - 1], at[i]);
            if (gives.units == 0)
                return false;
            units += gives.units;
            characters += gives.characters;
        }
        sums.units += units;
        sums.characters += characters;
        sums.pairs += countOf(trails);
        return true;
    }

    const ShiftScheme& m_scheme;
    typename Chunk::Pairs m_boxes;
};

template <class Chunk>
std::size_t shiftedWith(Bytes bytes, const ShiftScheme& scheme, ShiftPlace& place,
                        ShiftSums& sums) {
    constexpr std::size_t cutOff = 3; // bytes at the end of a chunk, at most
    ShiftedText<Chunk> text(scheme);
    std::size_t taken = 0;
    while (bytes.size() - taken >= chunkSize) {
        const std::size_t more = text.take(bytes.data() + taken, chunkSize, place, sums);
        taken += more;
        if (more < chunkSize - cutOff)
            return taken;
    }
    Byte rest[chunkSize] = {};
    const std::size_t left = bytes.size() - taken;
    __builtin_memcpy(rest, bytes.data() + taken, left);
    return taken + text.take(rest, left, place, sums);
}

} // namespace

} // namespace charsleuth
