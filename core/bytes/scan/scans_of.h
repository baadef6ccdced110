#pragma once

/// The scans over chunks of a kind of processor. See chunk.h on what may be used in here.

#include "core/bytes/scan/chunk.h"

namespace charsleuth {

namespace { // NOLINT(cert-dcl59-cpp): see chunk.h

constexpr std::size_t chunkSize = 64; // NOLINT(misc-definitions-in-headers)

/// Works on chunk after chunk; the last one is filled up with zeros. `work(chunk, valid, at)`:
/// `valid` has a bit for each byte of the input, `at` is the first one's index.
template <class Chunk, class Work>
[[gnu::always_inline]] inline void eachChunk(Bytes bytes, const Work& work) {
    std::size_t at = 0;
    for (; at + chunkSize <= bytes.size(); at += chunkSize)
        work(Chunk(bytes.data() + at), ~Mask{0}, at);
    if (at == bytes.size())
        return;
    Byte rest[chunkSize] = {};
    for (std::size_t i = at; i < bytes.size(); ++i)
        rest[i - at] = bytes.data()[i];
    work(Chunk(rest), (Mask{1} << (bytes.size() - at)) - 1, at);
}

inline std::uint16_t countOf(Mask mask) {
    return static_cast<std::uint16_t>(__builtin_popcountll(mask));
}
inline void add(std::uint16_t& sum, Mask mask) {
    sum = static_cast<std::uint16_t>(sum + countOf(mask));
}

inline Bytes blockAt(Bytes bytes, std::size_t begin) {
    const std::size_t left = bytes.size() - begin;
    return {bytes.data() + begin, left < BlockMarks::size ? left : BlockMarks::size};
}

template <class Chunk>
void markWith(Bytes bytes, BlockMarks* marks) {
    for (std::size_t begin = 0; begin < bytes.size(); begin += BlockMarks::size) {
        unsigned high = 0, lf = 0, cr = 0;
        typename Chunk::Specials specials;
        eachChunk<Chunk>(blockAt(bytes, begin), [&](const Chunk& chunk, Mask valid, std::size_t) {
            high += countOf(chunk.atLeast(0x80));
            specials.take(chunk, valid);
            lf += countOf(specials.lf());
            cr += countOf(specials.cr());
        });
        const unsigned kinds = specials.kinds();
        *marks++ = {.high = static_cast<std::uint16_t>(high),
                    .escape = (kinds & (Special::Shift | Special::Escape)) != 0,
                    .tilde = (kinds & Special::Tilde) != 0,
                    .plus = (kinds & Special::Plus) != 0,
                    .nul = (kinds & Special::Nul) != 0,
                    .lf = static_cast<std::uint16_t>(lf),
                    .cr = static_cast<std::uint16_t>(cr)};
    }
}

template <class Chunk>
bool tellsWith(Bytes bytes) {
    Mask found = 0, before = 0;
    for (std::size_t begin = 0; begin < bytes.size() && found == 0; begin += chunkSize) {
        const std::size_t left = bytes.size() - begin;
        eachChunk<Chunk>({bytes.data() + begin, left < chunkSize ? left : chunkSize},
                         [&](const Chunk& chunk, Mask valid, std::size_t) {
                             const Mask tilde = chunk.equal('~');
                             found = chunk.atLeast(0x80) |
                                     ((chunk.equal(0) | chunk.equal(0x0E) | chunk.equal(0x1B)) &
                                      valid) |
                                     (chunk.equal('{') & (tilde << 1 | before));
                             before = tilde >> 63;
                         });
    }
    return found != 0;
}

template <class Chunk>
bool allInWith(Bytes bytes, const ByteSet& set) {
    std::size_t at = 0;
    for (; at + chunkSize <= bytes.size(); at += chunkSize)
        if (!Chunk(bytes.data() + at).allIn(set))
            return false;
    for (; at < bytes.size(); ++at)
        if (!set.contains(bytes.data()[at]))
            return false;
    return true;
}

/// Which bytes are trails: those after a lead byte that is none itself. Within a run of lead bytes
/// that is every second one; an addition carries it through the run, as simdjson does it for
/// backslashes (github.com/simdjson/simdjson, json_escape_scanner). `carry`: the first byte is one;
/// afterwards, the first byte after the 64.
inline Mask trailsOf(Mask leads, bool& carry) {
    constexpr Mask odd = 0xAAAAAAAAAAAAAAAAU;
    const Mask first = carry ? 1 : 0;
    const Mask mayLead = leads & ~first;
    const Mask series = ((mayLead << 1 | odd) - mayLead) ^ odd;
    carry = ((series & leads) >> 63) != 0;
    return series ^ (leads | first);
}

template <class Chunk>
void pairsWith(Bytes bytes, const PairClasses& classes, Byte lead, PairMarks& marks) {
    typename Chunk::Pairs pairs(classes, lead);
    bool carry = lead != 0, waits = false;
    marks.known = 0;
    eachChunk<Chunk>(bytes, [&](const Chunk& chunk, Mask valid, std::size_t at) {
        const Mask leads = chunk.within(classes.leads);
        const Mask inBox = pairs.take(chunk);
        const Mask trails = trailsOf(leads, carry) & valid;
        add(marks.known, trails & inBox);
        marks.doubtful[at / chunkSize] = trails & ~inBox;
        marks.singles[at / chunkSize] = chunk.atLeast(0x80) & ~leads & ~trails;
        waits = (leads & ~trails & (valid ^ valid >> 1)) != 0;
    });
    marks.lead = waits ? bytes.data()[bytes.size() - 1] : Byte{0};
}

/// What Utf8Counts has, for registers.
struct Utf8Sums {
    unsigned two = 0, three = 0, four = 0, malformed = 0, c1 = 0, nel = 0;
};

/// UTF-8 by masks: a byte is what it should be if what it follows says so. No byte waits for the
/// one before, however damaged the text.
template <class Chunk, bool cesu>
class Utf8Scan {
public:
    explicit Utf8Scan(const Before& before) {
        Byte bytes[chunkSize] = {};
        for (std::size_t i = 0; i < sizeof(Before); ++i)
            bytes[chunkSize - sizeof(Before) + i] = (&before[0])[i];
        Utf8Sums ignored;
        take(Chunk(bytes), ~Mask{0}, ignored);
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
        Mask two, three, four;   ///< lead bytes of so many bytes
        Mask e0, ed, f0, f4, c2; ///< leads that restrict what comes second
        Mask second34, third4;   ///< good second bytes of three or four, third of four
    };

    /// The mask, each bit one (or `distance`) bytes on.
    static Mask after(Mask now, Mask before, unsigned distance = 1) {
        return now << distance | before >> (64 - distance);
    }

    /// No overlong forms, no surrogates, nothing beyond U+10FFFF.
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
    bool m_open = false; ///< the last chunk may have left something unfinished

public:
    /// Met since it was last set to false: surrogates of CESU-8; of UTF-8, what CESU-8 reads
    /// otherwise.
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

template <class Chunk>
void utf16With(Bytes bytes, bool bigEndian, bool before, Utf16Counts* counts) {
    constexpr Mask even = 0x5555555555555555U;
    const Mask upper = bigEndian ? even : ~even;
    const auto lowerOf = [&](Mask mask) { return bigEndian ? mask >> 1 & even : mask & even; };
    const auto upperOf = [&](Mask mask) { return bigEndian ? mask & even : mask >> 1 & even; };
    Mask lastCr = before ? 1 : 0;
    eachChunk<Chunk>(bytes, [&](const Chunk& chunk, Mask valid, std::size_t at) {
        Utf16Counts& count = counts[at / BlockMarks::size];
        if (at % BlockMarks::size == 0)
            count = {};
        count.surrogates |= (chunk.atLeast(0xD8) & ~chunk.atLeast(0xE0) & upper) != 0;
        const Mask narrow = upperOf(chunk.equal(0)) & valid; // units below 0x100
        const Mask cr = narrow & lowerOf(chunk.equal(0x0D));
        const Mask lf = narrow & lowerOf(chunk.equal(0x0A));
        add(count.cr, cr);
        add(count.lf, lf);
        add(count.crLf, lf & (cr << 2 | lastCr));
        lastCr = cr >> 62;
        const Mask c1 = narrow & lowerOf(chunk.atLeast(0x80) & ~chunk.atLeast(0xA0));
        const Mask nel = c1 & lowerOf(chunk.equal(0x85));
        add(count.nel, nel);
        add(count.c1, c1 & ~nel);
    });
}

template <class Chunk>
constexpr Scans scansOf(std::string_view name) {
    return {.name = name,
            .mark = markWith<Chunk>,
            .tells = tellsWith<Chunk>,
            .allIn = allInWith<Chunk>,
            .utf8 = utf8With<Chunk, false>,
            .cesu8 = utf8With<Chunk, true>,
            .utf16 = utf16With<Chunk>,
            .pairs = pairsWith<Chunk>};
}

} // namespace

} // namespace charsleuth
