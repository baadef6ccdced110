#pragma once

/// Counts sound UTF-8 in half the time of utf8_of.h. See chunk.h on what may be used in here.

#include "core/bytes/scan/each_chunk.h"

namespace charsleuth {

namespace { // NOLINT(cert-dcl59-cpp): see chunk.h

/// The lead bytes of the 64 bytes before.
struct Leads {
    Mask fromC0 = 0, fromE0 = 0, fromF0 = 0;
    bool usual = true; ///< no lead that restricts the second byte, none of four bytes
};

/// All bytes except leads that restrict the second byte, leads of four bytes, and bytes that occur
/// nowhere in UTF-8.
constexpr ByteSet usualInUtf8 = [] { // NOLINT(misc-definitions-in-headers)
    ByteSet set;
    for (unsigned byte = 0; byte < 0xF0; ++byte)
        if (byte != 0xC0 && byte != 0xC1 && byte != 0xE0 && byte != 0xED)
            set.insert(static_cast<Byte>(byte));
    return set;
}();

/// Second bytes that make overlong forms, surrogates, or characters beyond U+10FFFF; and bytes from
/// F5 on. `before`: the byte before the chunk.
template <class Chunk>
[[gnu::always_inline]] inline Mask badAfterE0(const Chunk& chunk, Byte before, bool four) {
    const Mask e0 = chunk.equal(0xE0) << 1 | Mask{before == 0xE0};
    const Mask ed = chunk.equal(0xED) << 1 | Mask{before == 0xED};
    Mask bad = 0;
    if ((e0 | ed) != 0) {
        const Mask fromA0 = chunk.atLeast(0xA0);
        bad = (e0 & ~fromA0) | (ed & fromA0);
    }
    if (!four)
        return bad;
    const Mask f0 = chunk.equal(0xF0) << 1 | Mask{before == 0xF0};
    const Mask f4 = chunk.equal(0xF4) << 1 | Mask{before == 0xF4};
    const Mask from90 = chunk.atLeast(0x90);
    return bad | (f0 & ~from90) | (f4 & from90) | chunk.atLeast(0xF5);
}

/// Tests a chunk for soundness and adds its counts to the sums. UTF-8 is sound if continuation
/// bytes stand where the lead bytes ask for them, and nowhere else. Returns false if the chunk is
/// not sound, without saying what is malformed or where.
template <class Chunk>
[[gnu::always_inline]] inline bool takeSound(const Chunk& chunk, Mask valid, Byte before,
                                             Leads& last, Utf8Sums& sums) {
    const Mask high = chunk.atLeast(0x80);
    if (high == 0) { // an open character must go on in the first byte
        const Mask open = last.fromC0 >> 63 | last.fromE0 >> 62 | last.fromF0 >> 61;
        last = {};
        return open == 0;
    }
    const Mask fromC0 = chunk.atLeast(0xC0), fromE0 = chunk.atLeast(0xE0);
    const Mask second = after(fromC0, last.fromC0);
    Mask expected = second, second34 = 0, bad = 0, fromF0 = 0;
    bool usual = true;
    if ((fromE0 | last.fromE0) == 0) {
        bad = fromC0 & ~chunk.atLeast(0xC2);
    } else {
        const Mask third = after(fromE0, last.fromE0, 2);
        Mask fourth = 0, third4 = 0;
        usual = Chunk::looksUpSets && chunk.allIn(usualInUtf8);
        if (!usual || !last.usual) {
            fromF0 = chunk.atLeast(0xF0);
            third4 = after(fromF0, last.fromF0, 2);
            fourth = after(fromF0, last.fromF0, 3);
            bad = (fromC0 & ~chunk.atLeast(0xC2)) |
                  badAfterE0(chunk, before, (fromF0 | last.fromF0) != 0);
            sums.four += countOf(fourth & valid);
        }
        expected |= third | fourth;
        second34 = after(fromE0, last.fromE0);
        sums.three += countOf(third & ~third4 & valid);
    }
    const Mask two = second & ~second34 & valid;
    if (two != 0) {
        sums.two += countOf(two);
        const Mask afterC2 = (chunk.equal(0xC2) << 1 | Mask{before == 0xC2}) & two;
        if (afterC2 != 0) {
            const Mask control = afterC2 & ~chunk.atLeast(0xA0);
            const Mask nel = control & chunk.equal(0x85);
            sums.nel += countOf(nel);
            sums.c1 += countOf(control & ~nel);
        }
    }
    last = {.fromC0 = fromC0, .fromE0 = fromE0, .fromF0 = fromF0, .usual = usual};
    return (((expected ^ (high & ~fromC0)) | bad) & valid) == 0;
}

template <class Chunk>
bool soundUtf8With(Bytes bytes, const Before& before, Utf8Sums& result) {
    // Of the eight bytes before, the last five have all bytes before them that they may depend on.
    constexpr Mask known = Mask{0x1F} << 59;
    Leads last;
    Utf8Sums sums;
    bool sound = takeSound(chunkOf<Chunk>(before), known, Byte{0}, last, sums);
    sums = {};
    Byte previous = (&before[0])[sizeof(Before) - 1];
    std::size_t at = 0;
    for (; sound && at + chunkSize <= bytes.size(); at += chunkSize) {
        const Byte* const begin = bytes.data() + at;
        sound = takeSound(Chunk(begin), ~Mask{0}, previous, last, sums);
        previous = begin[chunkSize - 1];
    }
    const Bytes rest{bytes.data() + at, bytes.size() - at};
    if (sound)
        eachChunk<Chunk>(rest, [&](const Chunk& chunk, Mask valid, std::size_t) {
            sound = takeSound(chunk, valid, previous, last, sums);
        });
    result = sums;
    return sound;
}

} // namespace

} // namespace charsleuth
