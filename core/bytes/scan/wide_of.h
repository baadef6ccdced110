#pragma once

/// Counts UTF-16 and UTF-32 text, malformed units too. See chunk.h on what may be used in here.

#include "core/bytes/scan/each_chunk.h"

namespace charsleuth {

namespace { // NOLINT(cert-dcl59-cpp): see chunk.h

/// Counts each unit when its successor is known: a high surrogate counts with the next unit.
template <class Units>
class Utf16Scan {
public:
    explicit Utf16Scan(char32_t before)
        : m_cr(before == '\r'), m_high((before & 0xFFFFFC00) == 0xD800) {}

    [[gnu::always_inline]] void take(const Units& units, Mask valid, WideSums& sums) {
        const Mask lf = units.equal('\n'), cr = units.equal('\r');
        sums.lf += countOf(lf);
        sums.cr += countOf(cr);
        sums.crLf += countOf(lf & behind(cr, m_cr));
        m_cr = last(cr);
        if (const Mask c1 = units.c1(); c1 != 0) {
            const Mask nel = units.equal(0x85);
            sums.nel += countOf(nel);
            sums.c1 += countOf(c1 & ~nel);
        }
        if (const Mask surrogates = units.surrogates(); (surrogates | m_high) != 0) {
            const Mask low = units.lowSurrogates(), high = surrogates & ~low;
            const Mask expected = behind(high, m_high);
            sums.pairs += countOf(low & expected);
            sums.malformed += countOf((low ^ expected) & Units::of(valid));
            m_high = last(high);
        }
    }

private:
    static Mask behind(Mask units, Mask before) { return units << Units::stride | before; }
    static Mask last(Mask units) { return units >> 31 * Units::stride; }

    Mask m_cr, m_high; ///< 1 if the unit before is a CR, a high surrogate; else 0
};

template <class Units, class Chunk>
WideSums utf16In(Bytes bytes, char32_t before) {
    WideSums sums;
    Utf16Scan<Units> scan(before);
    eachChunk<Chunk>(bytes, [&](const Chunk& chunk, Mask valid, std::size_t) {
        scan.take(Units(chunk), valid, sums);
    });
    return sums;
}

template <class Chunk>
WideSums utf16With(Bytes bytes, bool bigEndian, char32_t before) {
    return bigEndian ? utf16In<typename Chunk::template Units<true>, Chunk>(bytes, before)
                     : utf16In<typename Chunk::template Units<false>, Chunk>(bytes, before);
}

template <class Chunk, bool bigEndian>
WideSums utf32In(Bytes bytes, char32_t before) {
    WideSums sums;
    Mask lastCr = before == '\r' ? 1 : 0;
    eachChunk<Chunk>(bytes, [&](const Chunk& chunk, Mask valid, std::size_t) {
        // One bit for each unit, taken from its byte with this number; 0 is the lowest byte.
        const auto in = [](Mask mask, unsigned byte) {
            return mask >> (bigEndian ? 3 - byte : byte) & 0x1111111111111111U;
        };
        const Mask zero = chunk.equal(0), units = in(valid, 0);
        const Mask bmp = in(zero, 3) & in(zero, 2), narrow = bmp & in(zero, 1);
        const Mask surrogates = bmp & in(chunk.atLeast(0xD8) & ~chunk.atLeast(0xE0), 1);
        const Mask malformed = surrogates | (units & ~in(zero, 3)) | in(chunk.atLeast(0x11), 2);
        sums.malformed += countOf(malformed);
        sums.pairs += countOf(units & ~bmp & ~malformed);
        const Mask lf = narrow & in(chunk.equal('\n'), 0), cr = narrow & in(chunk.equal('\r'), 0);
        sums.lf += countOf(lf);
        sums.cr += countOf(cr);
        sums.crLf += countOf(lf & (cr << 4 | lastCr));
        lastCr = cr >> 60;
        const Mask c1 = narrow & in(chunk.atLeast(0x80) & ~chunk.atLeast(0xA0), 0);
        const Mask nel = c1 & in(chunk.equal(0x85), 0);
        sums.nel += countOf(nel);
        sums.c1 += countOf(c1 & ~nel);
    });
    return sums;
}

template <class Chunk>
WideSums utf32With(Bytes bytes, bool bigEndian, char32_t before) {
    return bigEndian ? utf32In<Chunk, true>(bytes, before) : utf32In<Chunk, false>(bytes, before);
}

} // namespace

} // namespace charsleuth
