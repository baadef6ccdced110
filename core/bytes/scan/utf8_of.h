#pragma once

/// Counts UTF-8 or CESU-8 in blocks, malformed sequences too. See chunk.h on what may be used in
/// here.

#include "core/bytes/scan/each_chunk.h"

namespace charsleuth {

namespace { // NOLINT(cert-dcl59-cpp): see chunk.h

/// Counts UTF-8 by masks: the masks of the bytes before say what each byte has to be. No byte waits
/// for the decision about another one, so damaged text takes no longer than sound text.
///
/// Example: sequences of two, three and four bytes, one that ends early (E3 81 before 62), a stray
/// 80, and C3 9F. Masks are drawn with the first byte on the left:
///
///   byte         61 C3 A9 E3 81 82 F0 9F 98 80 E3 81 62 80 C3 9F
///   two           .  1  .  .  .  .  .  .  .  .  .  .  .  .  1  .
///   three         .  .  .  1  .  .  .  .  .  .  1  .  .  .  .  .
///   four          .  .  .  .  .  .  1  .  .  .  .  .  .  .  .  .
///   continuation  .  .  1  .  1  1  .  1  1  1  .  1  .  1  .  1
///   expected2     .  .  1  .  1  .  .  1  .  .  .  1  .  .  .  1   after any lead
///   second34      .  .  .  .  1  .  .  1  .  .  .  1  .  .  .  .   second of three or four
///   expected3     .  .  .  .  .  1  .  .  1  .  .  .  1  .  .  .   after second34
///   third         .  .  .  .  .  1  .  .  1  .  .  .  .  .  .  .
///   third4        .  .  .  .  .  .  .  .  1  .  .  .  .  .  .  .   third of four
///   fourth        .  .  .  .  .  .  .  .  .  1  .  .  .  .  .  .   after third4
///   endsEarly     .  .  .  .  .  .  .  .  .  .  .  .  1  .  .  .   expected3, but not third
///   wrong         .  .  .  .  .  .  .  .  .  .  .  .  .  1  .  .   continuation of nothing
///
/// So there are two sequences of two bytes, one of three, one of four, and two malformed ones.
template <class Chunk, bool cesu>
class Utf8Scan {
public:
    explicit Utf8Scan(const Before& before) {
        Utf8Sums ignored;
        take(chunkOf<Chunk>(before), ~Mask{0}, ignored);
    }

    void take(const Chunk& chunk, Mask valid, Utf8Sums& counts) {
        const Mask high = chunk.atLeast(0x80);
        if (high == 0 && !m_open)
            return;
        Kinds now{};
        const Mask fromC0 = chunk.atLeast(0xC0), fromC2 = chunk.atLeast(0xC2),
                   fromE0 = chunk.atLeast(0xE0), fromF0 = chunk.atLeast(0xF0);
        const Mask continuation = high & ~fromC0;
        Mask invalid = fromC0 & ~fromC2;
        now.two = fromC2 & ~fromE0;
        now.three = fromE0 & ~fromF0;
        if (cesu) {
            invalid |= fromF0;
        } else if (fromF0 != 0) {
            m_unlike = true;
            const Mask fromF5 = chunk.atLeast(0xF5);
            now.four = fromF0 & ~fromF5;
            invalid |= fromF5;
        }
        const Mask expected2 =
            after(now.two | now.three | now.four, m_last.two | m_last.three | m_last.four);
        const Mask second = expected2 & continuation & ~badSecond(chunk, now);
        const Mask second34 = second & after(now.three | now.four, m_last.three | m_last.four);
        const Mask expected3 = after(second34, m_last.second34);
        const Mask third = expected3 & continuation;
        const Mask third4 = third & after(now.four, m_last.four, 2);
        const Mask expected4 = after(third4, m_last.third4);
        const Mask fourth = expected4 & continuation;
        const Mask wrong = invalid | (continuation & ~(second | third | fourth));
        const Mask endsEarly = (expected2 & ~second) | (expected3 & ~third) | (expected4 & ~fourth);

        counts.two += countOf(second & ~second34);
        counts.three += countOf(third & ~third4);
        counts.four += countOf(fourth);
        if ((wrong | endsEarly) != 0)
            counts.malformed += countOf(wrong) + countOf(endsEarly & valid);
        if ((now.two | m_last.two) != 0)
            countControls(chunk, now, second, counts);
        now.second34 = second34;
        now.third4 = third4;
        m_last = now;
        m_open = (now.two | now.three | now.four | second34 | third4) != 0;
    }

private:
    struct Kinds {
        Mask two, three, four;   ///< lead bytes of sequences of 2, 3, 4 bytes
        Mask e0, ed, f0, f4, c2; ///< leads that restrict the second byte; C2, of C1 controls
        Mask second34, third4;   ///< good second bytes of three or four, good third bytes of four
    };

    /// Second bytes that make overlong forms, surrogates, or characters beyond U+10FFFF.
    Mask badSecond(const Chunk& chunk, Kinds& now) {
        if (now.three != 0) {
            now.e0 = chunk.equal(0xE0);
            now.ed = chunk.equal(0xED);
        }
        if (now.four != 0) {
            now.f0 = chunk.equal(0xF0);
            now.f4 = chunk.equal(0xF4);
        }
        Mask bad = 0;
        const Mask all =
            now.e0 | now.ed | now.f0 | now.f4 | m_last.e0 | m_last.ed | m_last.f0 | m_last.f4;
        if (all == 0)
            return bad;
        const Mask from90 = chunk.atLeast(0x90), fromA0 = chunk.atLeast(0xA0);
        bad |= after(now.e0, m_last.e0) & ~fromA0;
        bad |= after(now.f0, m_last.f0) & ~from90;
        bad |= after(now.f4, m_last.f4) & from90;
        const Mask surrogate = after(now.ed, m_last.ed) & fromA0;
        if (cesu)
            m_unlike |= (surrogate & ~chunk.atLeast(0xC0)) != 0;
        else if (surrogate != 0) {
            bad |= surrogate;
            m_unlike = true;
        }
        return bad;
    }

    void countControls(const Chunk& chunk, Kinds& now, Mask second, Utf8Sums& counts) {
        now.c2 = chunk.equal(0xC2);
        const Mask control = after(now.c2, m_last.c2) & second & ~chunk.atLeast(0xA0);
        if (control == 0)
            return;
        const Mask nel = control & chunk.equal(0x85);
        counts.nel += countOf(nel);
        counts.c1 += countOf(control & ~nel);
    }

    Kinds m_last{};
    bool m_open = false; ///< a sequence may be unfinished at the end of the last chunk

public:
    /// Set when CESU-8 meets surrogates, or UTF-8 meets what CESU-8 decodes otherwise. The caller
    /// clears it.
    bool m_unlike = false;
};

template <class Chunk, bool cesu>
void utf8With(Bytes bytes, const Before& before, Utf8Counts* counts) {
    const auto narrow = [](unsigned sum) { return static_cast<std::uint16_t>(sum); };
    Utf8Scan<Chunk, cesu> scan(before);
    for (std::size_t begin = 0; begin < bytes.size(); begin += BlockMarks::size) {
        Utf8Sums sums;
        scan.m_unlike = false;
        eachChunk<Chunk>(blockAt(bytes, begin), [&](const Chunk& chunk, Mask valid, std::size_t) {
            scan.take(chunk, valid, sums);
        });
        *counts++ = {.two = narrow(sums.two),
                     .three = narrow(sums.three),
                     .four = narrow(sums.four),
                     .malformed = narrow(sums.malformed),
                     .c1 = narrow(sums.c1),
                     .nel = narrow(sums.nel),
                     .unlike = scan.m_unlike};
    }
}

} // namespace

} // namespace charsleuth
