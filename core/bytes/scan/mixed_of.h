#pragma once

/// Counts text with several character sets between shift sequences, malformed sequences too. See
/// chunk.h on what may be used in here.

#include "core/bytes/scan/damage_of.h"

namespace charsleuth {

namespace { // NOLINT(cert-dcl59-cpp): see chunk.h

/// The designations of sets in 64 bytes.
template <class Chunk>
class Designations {
public:
    Designations(const Chunk& chunk, const SetScheme& scheme, Mask escapes) : m_scheme(scheme) {
        Mask letters[SetScheme::mostLetters];
        for (unsigned i = 0; i < scheme.letterCount; ++i)
            letters[i] = chunk.equal(scheme.letters[i]);
        for (unsigned i = 0; i < scheme.designationCount; ++i) {
            const SetScheme::Designation& designation = scheme.designations[i];
            Mask at = escapes;
            for (unsigned letter = 0; letter < designation.size; ++letter) {
                m_alike[letter] |= at;
                at &= letters[designation.letters[letter]] >> (letter + 1);
            }
            if (at == 0)
                continue;
            m_begins[designation.place] |= at;
            m_slots[scheme.places[designation.place].slot] |= at;
            for (unsigned byte = 0; byte <= designation.size; ++byte)
                m_bytes |= at << byte;
        }
    }
    Mask all() const { return m_slots[0] | m_slots[1] | m_slots[2]; }
    Mask bytes() const { return m_bytes; }
    /// Sorts ESC bytes that designate nothing, among the first `size` bytes.
    OtherEscapes others(Mask escapes, std::size_t size) const {
        const Mask first = escapes & ~m_alike[1], second = escapes & m_alike[1] & ~m_alike[2];
        const Mask known = bitsBelow(size - 1), whole = bitsBelow(size > 3 ? size - 3 : 0);
        OtherEscapes others{.seenAt1 = first & known,
                            .seenAt2 = second & whole,
                            .seenAt3 = escapes & m_alike[1] & m_alike[2] & whole};
        others.rare = escapes & ~others.wrong();
        return others;
    }
    /// The bytes at which set `number` is in its slot. `forgets`: bytes that empty the slot.
    Mask where(unsigned number, Mask forgets, const SetPlace& place) const {
        const SetScheme::Place& set = m_scheme.places[number];
        const Mask begins = m_begins[number];
        const bool before = place.sets[set.slot] == set.set;
        return begins == 0 && !before
                   ? 0
                   : between(begins, (m_slots[set.slot] & ~begins) | forgets, before);
    }
    /// The set in the slot after the bytes `valid`: the last one designated, 0 if a byte of
    /// `forgets` emptied the slot since, or `before` if nothing happened. `pairs`: counts two-byte
    /// sets only.
    Byte lastIn(Byte slot, Mask forgets, Mask valid, bool pairs, Byte before) const {
        Mask last = forgets & valid;
        Byte set = last != 0 ? Byte{0} : before;
        if ((m_slots[slot] & valid) <= last)
            return set;
        for (unsigned i = 0; i < m_scheme.placeCount; ++i) {
            const SetScheme::Place& place = m_scheme.places[i];
            const Mask begins = m_begins[i] & valid;
            if (place.slot != slot || begins <= last ||
                (pairs && place.kind != SetScheme::Kind::Pairs))
                continue;
            last = begins;
            set = place.set;
        }
        return set;
    }

private:
    const SetScheme& m_scheme;
    Mask m_begins[SetScheme::mostPlaces] = {};
    Mask m_slots[3] = {};
    Mask m_alike[3] = {}; ///< ESC followed by 0, 1, 2 letters that agree with a designation
    Mask m_bytes = 0;
};

template <class Chunk>
class MixedText {
public:
    explicit MixedText(const SetScheme& scheme) : m_scheme(scheme) {}

    /// As ShiftedText::take.
    ///
    /// Example: "a中文 ok", LF and "b" in ISO-2022-CN. ESC $ ) A puts GB2312 into slot 1, SO calls
    /// it, SI calls ASCII, and the line end empties slot 1. The first byte is on the left:
    ///
    ///   byte      61 1B 24 29 41 0E 56 50 4E 44 0F 20 6F 6B 0A 62
    ///   escapes    .  1  .  .  .  .  .  .  .  .  .  .  .  .  .  .
    ///   bytes      .  1  1  1  1  1  .  .  .  .  1  .  .  .  .  .   of sequences: no text
    ///   inG1       .  .  1  1  1  1  1  1  1  1  1  1  1  1  1  .   from ESC to the line end
    ///   called     .  .  .  .  .  .  1  1  1  1  1  .  .  .  .  .   from SO to SI
    ///   pairs      .  .  .  .  .  .  1  1  1  1  1  .  .  .  .  .   inG1 & called
    ///   graphic    .  .  .  .  .  .  1  1  1  1  .  .  .  .  .  .   21..7E of pairs
    ///   trails     .  .  .  .  .  .  .  1  .  1  .  .  .  .  .  .   every second one
    ///   simple     1  .  .  .  .  .  .  .  .  .  .  1  1  1  1  1   single bytes
    ///
    /// So there are two pairs and six single bytes, one of them a line feed.
    // NOLINTNEXTLINE(readability-function-size): a dozen masks of 64 bytes, which stay in registers
    std::size_t take(const Byte* at, std::size_t size, std::size_t begin, SetPlace& place,
                     ShiftSums& sums) {
        const Chunk chunk(at);
        const Mask escapes = chunk.equal(0x1B), lf = chunk.equal('\n'), high = chunk.atLeast(0x80);
        const Mask so = chunk.equal(0x0E), si = chunk.equal(0x0F);
        const Mask singles = m_scheme.singleShifts ? escapes & chunk.equal('N') >> 1 : 0;
        const Designations<Chunk> sets(chunk, m_scheme, escapes);
        const Mask bytes = sets.bytes() | singles | singles << 1 | (m_scheme.shifts ? so | si : 0);
        OtherEscapes others;
        if (const Mask left = escapes & ~(sets.all() | singles); left != 0)
            others = sets.others(left, size);
        const Mask forgets = m_scheme.linesForget ? lf : 0;
        const Mask called = m_scheme.shifts ? between(so, si | forgets, place.called) : 0;
        const Stretches stretches = stretchesIn(chunk, sets, called, singles, lf, place);
        size =
            upTo(others.rare | stretches.rare | (m_scheme.shifts ? so & ~stretches.inG1 : 0), size);
        const Mask graphic = stretches.pairs & ~(bytes | stretches.single) & chunk.atLeast(0x21) &
                             ~(high | chunk.equal(0x7F));
        bool carry = false;
        const Mask trails = trailsOf(graphic & bitsBelow(size), carry);
        const Mask open = (graphic & ~trails) | singles | singles << 1 |
                          (stretches.single & ~stretches.singleEnds);
        while (size > 0 && (open >> (size - 1) & 1) != 0)
            --size; // the rest of a character comes later
        if (size == 0)
            return 0;
        const Mask valid = bitsBelow(size);
        const Mask text = ~bytes & valid, lone = trails & ~graphic & valid;
        Mask simple = text & ~(graphic | stretches.single);
        Mask cr = chunk.equal('\r') & text;
        if (((cr << 1 | Mask{place.afterCr}) & ~text & valid) != 0)
            return 0; // a sequence may stand between CR and LF
        Mask unmapped = 0;
        if (!takeCharacters(chunk, at, stretches, trails & graphic & valid, valid, unmapped, sums))
            return 0;
        const Mask kana = stretches.kana & chunk.atLeast(0x21) & ~chunk.atLeast(0x60);
        const Mask inPlace = m_scheme.strict
                                 ? stretches.pairs | (stretches.kana & ~kana)
                                 : stretches.kana & chunk.atLeast(0x60) & ~chunk.atLeast(0x7F);
        const Mask own =
            (high | inPlace | (m_scheme.shifts ? 0 : so | si)) & simple & ~others.wrong();
        const Mask doubled =
            m_scheme.strict ? sets.all() & valid & (sets.all() << 3 | Mask{place.afterSequence})
                            : 0;
        if ((own | (others.wrong() & valid) | lone | unmapped | doubled) != 0) {
            const Mask covered = takeDamage(damageOf({.own = own,
                                                      .escapes = others.wrong() & valid,
                                                      .escapesSeen = others.seenOf(valid),
                                                      .notYet = others.before(),
                                                      .allEscapes = escapes,
                                                      .lone = lone,
                                                      .unmapped = unmapped,
                                                      .doubled = doubled},
                                                     m_scheme.strict),
                                            begin, sums);
            simple &= ~covered;
            cr &= ~covered;
        }
        const Mask roman = stretches.roman & (chunk.equal(0x5C) | chunk.equal(0x7E));
        sums.pairs += countOf((kana | roman) & simple);
        sums.units += countOf(simple);
        sums.characters += countOf(simple);
        sums.lf += countOf(lf & simple);
        sums.cr += countOf(cr);
        sums.crLf += countOf(lf & simple & (cr << 1 | Mask{place.afterCr}));
        place = {.sets = {sets.lastIn(0, 0, valid, false, place.sets[0]),
                          sets.lastIn(1, forgets, valid, false, place.sets[1]),
                          sets.lastIn(2, lf, valid, false, place.sets[2])},
                 .pairs = sets.lastIn(0, 0, valid, true, place.pairs),
                 .called =
                     m_scheme.shifts && isLast(so & valid, (si | forgets) & valid, place.called),
                 .afterSequence = (bytes >> (size - 1) & 1) != 0,
                 .afterCr = (cr >> (size - 1) & 1) != 0};
        return size;
    }

private:
    using Kind = SetScheme::Kind;

    /// The stretches of bytes in each set.
    struct Stretches {
        /// By place; pairs: all bytes; slot 2: last bytes of characters only.
        Mask of[SetScheme::mostPlaces] = {};
        Mask pairs = 0, kana = 0, roman = 0;
        Mask inG1 = 0;                   ///< bytes at which slot 1 has a set
        Mask single = 0, singleEnds = 0; ///< characters after ESC N; their last bytes
        Mask rare = 0;
    };
    [[gnu::always_inline]] Stretches stretchesIn(const Chunk& chunk,
                                                 const Designations<Chunk>& sets, Mask called,
                                                 Mask singles, Mask lf,
                                                 const SetPlace& place) const {
        Stretches stretches;
        for (unsigned i = 0; i < m_scheme.placeCount; ++i) {
            const SetScheme::Place& set = m_scheme.places[i];
            const bool forgets = set.slot == 2 || (set.slot == 1 && m_scheme.linesForget);
            Mask where = sets.where(i, forgets ? lf : 0, place);
            if (where == 0)
                continue;
            if (set.slot == 2) {
                addSingles(chunk, i, singles & where, stretches);
                continue;
            }
            stretches.inG1 |= set.slot == 1 ? where : 0;
            where &= set.slot == 1 ? called : ~called;
            stretches.of[i] = where;
            stretches.pairs |= set.kind == Kind::Pairs ? where : 0;
            stretches.kana |= set.kind == Kind::Kana ? where : 0;
            stretches.roman |= set.kind == Kind::Roman ? where : 0;
        }
        stretches.rare |= singles & ~(stretches.single >> 2);
        return stretches;
    }
    /// Adds the characters after ESC N. The set in slot 2 is of Kind::Pairs or Kind::Upper.
    [[gnu::always_inline]] void addSingles(const Chunk& chunk, unsigned number, Mask singles,
                                           Stretches& stretches) const {
        const bool pairs = m_scheme.places[number].kind == Kind::Pairs;
        const Mask fits = pairs ? chunk.atLeast(0x21) & ~chunk.atLeast(0x7F)
                                : chunk.atLeast(0x20) & ~chunk.atLeast(0x80);
        const Mask whole = singles & fits >> 2 & (pairs ? fits >> 3 : ~Mask{0});
        stretches.single |= whole << 2 | (pairs ? whole << 3 : 0);
        stretches.of[number] = whole << (pairs ? 3 : 2);
        stretches.singleEnds |= stretches.of[number];
    }

    /// Counts two-byte characters and characters after ESC N. `unmapped` gets the trails of pairs
    /// that are no character. Returns false, and adds nothing, if bytes after ESC N are no
    /// character.
    [[gnu::always_inline]] bool takeCharacters(const Chunk& chunk, const Byte* at,
                                               const Stretches& stretches, Mask trails, Mask valid,
                                               Mask& unmapped, ShiftSums& sums) const {
        unsigned units = 0, characters = 0, sequences = 0;
        for (unsigned i = 0; i < m_scheme.placeCount; ++i) {
            const SetScheme::Place& set = m_scheme.places[i];
            const Mask ends = stretches.of[i] & (set.slot == 2 ? valid : trails);
            if (ends == 0 || (set.kind != Kind::Pairs && set.kind != Kind::Upper))
                continue;
            const bool pairs = set.kind == Kind::Pairs;
            Mask doubtful = pairs ? ends & ~typename Chunk::Pairs(*set.boxes, 0).take(chunk) : ends;
            units += countOf(ends & ~doubtful);
            characters += countOf(ends & ~doubtful);
            sequences += countOf(ends);
            for (; doubtful != 0; doubtful &= doubtful - 1) {
                const auto last = static_cast<std::size_t>(__builtin_ctzll(doubtful));
                const PairGives gives =
                    m_scheme.find(set.set, pairs ? at[last - 1] : Byte{0}, at[last]);
                units += gives.units;
                characters += gives.characters;
                if (gives.units != 0)
                    continue;
                if (set.slot == 2)
                    return false;
                --sequences;
                unmapped |= doubtful & -doubtful;
            }
        }
        sums.units += units;
        sums.characters += characters;
        sums.pairs += sequences;
        return true;
    }

    const SetScheme& m_scheme;
};

template <class Chunk>
std::size_t mixedWith(Bytes bytes, const SetScheme& scheme, SetPlace& place, ShiftSums& sums) {
    return takeChunks(MixedText<Chunk>(scheme), bytes, 3 * fewBytes, place, sums);
}

} // namespace

} // namespace charsleuth
