#pragma once

/// Counts text between shift sequences, malformed sequences too. See chunk.h on what may be used in
/// here.

#include "core/bytes/scan/damage_of.h"
#include "core/bytes/scan/pairs_of.h"
#include "core/bytes/scan/shift_scheme.h"

namespace charsleuth {

namespace { // NOLINT(cert-dcl59-cpp): see chunk.h

/// The first bytes of whole shift sequences, and all their bytes.
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

/// The shift sequences in 64 bytes.
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
    Mask bytes;     ///< all bytes of sequences
    Mask marks = 0; ///< all bytes that are marks
};

/// Counts chunks of text in one scheme.
template <class Chunk>
class ShiftedText {
public:
    explicit ShiftedText(const ShiftScheme& scheme) : m_scheme(scheme), m_boxes(*scheme.boxes, 0) {}

    /// Counts the first of `size` bytes, up to a rare construct or a sequence that is cut off.
    /// Returns the number of bytes counted; 0 if the rare construct is not at the first byte, too.
    /// 64 bytes must be readable. `begin`: the offset of these bytes in everything that is counted.
    // NOLINTNEXTLINE(readability-function-size): a dozen masks of 64 bytes, which stay in registers
    [[gnu::always_inline]] std::size_t take(const Byte* at, std::size_t size, std::size_t begin,
                                            ShiftPlace& place, ShiftSums& sums) {
        const Chunk chunk(at);
        const ShiftsIn<Chunk> shifts(chunk, m_scheme);
        const Mask high = chunk.atLeast(0x80);
        Mask rare = 0, wrong = 0; // both are masks of marks
        OtherEscapes escapes;
        if (const Mask others = shifts.marks & ~shifts.all(); others != 0 && !m_scheme.tildes) {
            const Mask otherEscapes = others & chunk.equal(0x1B);
            if (otherEscapes != 0)
                escapes = lookAtEscapes(chunk, at, otherEscapes, size, *m_scheme.all);
            wrong = m_scheme.noShifts ? others & ~otherEscapes : 0;
            rare = escapes.rare | (m_scheme.noShifts ? 0 : others & ~otherEscapes);
        }
        // In a strict scheme all sequences have three bytes.
        const Mask doubled =
            m_scheme.strict ? shifts.all() & (shifts.all() << 3 | Mask{place.afterSequence}) : 0;
        const Mask lf = chunk.equal('\n'), lines = m_scheme.linesEndPairs ? lf : 0;
        size = upTo(rare, size);

        const Mask ends = shifts.toAscii | shifts.toAlmost | lines;
        const Mask inside = between(shifts.toPairs, ends, place.inPairs) & ~(shifts.bytes | lines);
        const Mask graphic = inside & chunk.atLeast(0x21) & ~(high | chunk.equal(0x7F));
        bool carry = false;
        const Mask trails = trailsOf(graphic & bitsBelow(size), carry);
        if (m_scheme.tildes)
            size = upTo(shifts.marks & ~shifts.bytes & ~trails, size);
        if (size > 0 && (graphic & ~trails & Mask{1} << (size - 1)) != 0)
            --size; // its trail comes later
        if (size == 0)
            return 0;
        const Mask valid = bitsBelow(size);
        const Mask text = ~shifts.bytes & valid, lone = trails & ~graphic & valid;
        Mask single = text & ~graphic;
        if (place.almostAscii || shifts.toAlmost != 0)
            rare |= single & (chunk.equal(0x5C) | chunk.equal(0x7E));
        if (m_scheme.tildes)
            rare |= lone & shifts.all(); // a tilde may be a trail
        Mask cr = chunk.equal('\r') & text;
        rare |= (cr << 1 | Mask{place.afterCr}) & ~text; // a sequence may stand between CR and LF
        if ((rare & valid) != 0)
            return 0;
        const Mask unmapped = takePairs(chunk, at, trails & graphic & valid, sums);
        const Mask inPlace = m_scheme.strict ? inside & ~graphic : 0;
        if (((high | wrong | escapes.wrong() | doubled | inPlace) & valid) != 0 ||
            (lone | unmapped) != 0) {
            const Mask covered =
                takeDamage(damageOf({.own = (high | inPlace | wrong) & valid & ~escapes.wrong(),
                                     .escapes = escapes.wrong() & valid,
                                     .escapesSeen = escapes.seenOf(valid),
                                     .notYet = escapes.before(),
                                     .allEscapes = chunk.equal(0x1B),
                                     .lone = lone,
                                     .unmapped = unmapped,
                                     .doubled = doubled & valid},
                                    m_scheme.strict),
                           begin, sums);
            single &= ~covered;
            cr &= ~covered;
        }
        sums.units += countOf(single);
        sums.characters += countOf(single);
        sums.lf += countOf(lf & single);
        sums.cr += countOf(cr);
        sums.crLf += countOf(lf & single & (cr << 1 | Mask{place.afterCr}));
        place = {.inPairs = isLast(shifts.toPairs & valid, ends & valid, place.inPairs),
                 .almostAscii =
                     isLast(shifts.toAlmost & valid, shifts.toAscii & valid, place.almostAscii),
                 .afterSequence = (shifts.bytes >> (size - 1) & 1) != 0,
                 .afterCr = (cr >> (size - 1) & 1) != 0};
        return size;
    }

private:
    /// Counts the pairs that are characters. Returns the trails of the others.
    [[gnu::always_inline]] Mask takePairs(const Chunk& chunk, const Byte* at, Mask trails,
                                          ShiftSums& sums) {
        Mask doubtful = trails & ~m_boxes.take(chunk), unmapped = 0;
        const unsigned known = countOf(trails & ~doubtful);
        unsigned units = known, characters = known;
        for (; doubtful != 0; doubtful &= doubtful - 1) {
            const auto i = static_cast<std::size_t>(__builtin_ctzll(doubtful));
            const PairGives gives = m_scheme.find(m_scheme.set, at[i - 1], at[i]);
            units += gives.units;
            characters += gives.characters;
            unmapped |= gives.units == 0 ? Mask{1} << i : 0;
        }
        sums.units += units;
        sums.characters += characters;
        sums.pairs += countOf(trails & ~unmapped);
        return unmapped;
    }

    const ShiftScheme& m_scheme;
    typename Chunk::Pairs m_boxes;
};

template <class Chunk>
std::size_t shiftedWith(Bytes bytes, const ShiftScheme& scheme, ShiftPlace& place,
                        ShiftSums& sums) {
    return takeChunks(ShiftedText<Chunk>(scheme), bytes, fewBytes, place, sums);
}

} // namespace

} // namespace charsleuth
