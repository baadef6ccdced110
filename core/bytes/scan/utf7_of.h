#pragma once

/// Counts sound UTF-7. See chunk.h on what may be used in here.

#include "core/bytes/scan/each_chunk.h"
#include "core/bytes/scan/known_runs.h"

namespace charsleuth {

namespace { // NOLINT(cert-dcl59-cpp): see chunk.h

// NOLINTBEGIN(misc-definitions-in-headers)
constexpr ByteRanges lettersOfBase64{{{'A', 'Z'}, {'a', 'z'}}};
constexpr ByteRanges figuresOfBase64{{{'/', '9'}, {'/', '9'}}};
// NOLINTEND(misc-definitions-in-headers)

/// Counts from a place where no base64 run is open.
template <class Chunk>
class Utf7Scan {
public:
    /// Bytes that must be readable after those given.
    static constexpr std::size_t behind = Chunk::Base64::digits;

    Utf7Scan(RunsWanted runs, const KnownRuns* known, Utf7Sums& sums)
        : m_runs(runs), m_known(known), m_sums(sums) {}

    /// Counts 64 bytes and the rest of a run, and returns the number of bytes counted. It stops
    /// before anything malformed, rare, or cut off by the end.
    std::size_t take(const Byte* at, std::size_t left) {
        const Chunk chunk(at);
        const Mask plus = chunk.equal('+'), high = chunk.atLeast(0x80);
        const std::size_t size = upTo(high, left < chunkSize ? left : chunkSize);
        const Mask digits = digitsIn(chunk, plus);
        const Mask ends = ~digits & bitsBelow(size);
        const Mask alone = plus & ~(digits << 1), minus = chunk.equal('-') & bitsBelow(size);
        const Mask signs = alone & minus >> 1; // `+-` is a plus sign
        const Mask three = digits >> 1 & digits >> 2 & digits >> 3;
        const Mask letters =
            m_runs == RunsWanted::Known ? 0 : lettersIn(at, alone & three & ends >> 4);
        const Mask known = signs * 3 | letters * 15 | (letters << 4 & minus); // all bytes of these
        Mask begins = plus & ~known & bitsBelow(size), single = 0;
        std::size_t done = 0; // up to the end of the last run
        std::size_t taken = size;
        while (begins != 0) {
            const std::size_t begin = upTo(begins, size);
            const std::size_t end = upTo(ends & ~bitsBelow(begin + 1), size);
            single |= bitsBelow(begin) & ~bitsBelow(done);
            done = size;
            if (end == size || !takeRun(at + begin + 1, end - begin - 1, at[end] == '-')) {
                taken = begin;
                break;
            }
            done = end + (at[end] == '-' ? 1 : 0);
            begins &= ~bitsBelow(end);
        }
        takeSingle(chunk, (single | ~bitsBelow(done)) & bitsBelow(taken) & ~known, taken);
        takeKnown(signs & bitsBelow(taken), letters & bitsBelow(taken));
        const bool mayBeLong = taken == 0 && size == chunkSize && m_runs != RunsWanted::Known;
        return mayBeLong ? takeLong(at, left) : taken;
    }

private:
    static Mask digitsIn(const Chunk& chunk, Mask plus) {
        return plus | chunk.within(lettersOfBase64) | chunk.within(figuresOfBase64);
    }

    /// The runs among `runs` (three digits each) that give one letter of an alphabet, as most runs
    /// do in Latin text.
    static Mask lettersIn(const Byte* at, Mask runs) {
        const unsigned* const values = base64Values.values;
        Mask letters = 0;
        for (; runs != 0; runs &= runs - 1) {
            const Byte* const run = at + __builtin_ctzll(runs);
            const unsigned bits = values[run[1]] << 12 | values[run[2]] << 6 | values[run[3]];
            const unsigned unit = bits >> 2;
            const bool is = (bits & 3) == 0 && unit >= 0xA0 && unit <= 0x52F &&
                            (unit <= 0x377 || unit >= 0x3A3);
            letters |= is ? runs & -runs : 0;
        }
        return letters;
    }
    void takeKnown(Mask signs, Mask letters) {
        m_sums.units += countOf(signs) + countOf(letters) + 0U;
        m_sums.shifted += countOf(signs) + countOf(letters) + 0U;
        m_sums.runs += countOf(letters);
        m_sums.nonAsciiRuns += countOf(letters);
    }
    void takeSingle(const Chunk& chunk, Mask single, std::size_t taken) {
        const Mask lf = chunk.equal('\n') & single, cr = chunk.equal('\r') & single;
        m_sums.units += countOf(single);
        m_sums.lf += countOf(lf);
        m_sums.cr += countOf(cr);
        m_sums.crLf += countOf(lf & (cr << 1 | Mask{m_sums.afterCr}));
        if (taken > 0)
            m_sums.afterCr = (cr >> (taken - 1) & 1) != 0;
    }
    /// Adds a run to the sums. Returns false, and adds nothing, if it is not sound or not of the
    /// kind wanted.
    [[gnu::always_inline]] bool takeRun(const Byte* at, std::size_t size, bool closed) {
        if (size == 0) {
            m_sums.units += closed ? 1 : 0;
            m_sums.shifted += closed ? 1 : 0;
            return closed;
        }
        if (m_runs == RunsWanted::Known)
            return takeKnownRun(at, size, closed);
        // Bit n: n more digits than a multiple of 8 leave fewer than six bits.
        constexpr Mask whole = 0b01001001;
        bool nonAscii = false;
        for (std::size_t done = 0; done < size; done += Chunk::Base64::digits)
            if (!Chunk::Base64::giveUnits(at + done, size - done, m_runs == RunsWanted::Ordinary,
                                          nonAscii))
                return false;
        if ((whole >> size % 8 & 1) == 0)
            return false;
        const std::size_t units = size * 6 / 16;
        m_sums.units += units;
        m_sums.shifted += units;
        ++m_sums.runs;
        m_sums.nonAsciiRuns += nonAscii ? 1 : 0;
        return true;
    }
    [[gnu::always_inline]] bool takeKnownRun(const Byte* at, std::size_t size, bool closed) {
        if (m_known == nullptr || size > KnownRuns::longest)
            return false;
        const KnownRun* const run = findRun(*m_known, keyOfRun(at, size, closed));
        if (run == nullptr || run->units == 0)
            return false;
        m_sums.units += run->units;
        m_sums.shifted += run->units;
        ++m_sums.runs;
        m_sums.nonAsciiRuns += run->nonAscii ? 1 : 0;
        return true;
    }
    /// Counts a run that begins here and goes on beyond 64 bytes.
    std::size_t takeLong(const Byte* at, std::size_t left) {
        constexpr std::size_t longest = std::size_t{16} * 1024;
        std::size_t end = 1;
        while (end + chunkSize <= left && end < longest) {
            const Chunk chunk(at + end);
            const Mask other = ~digitsIn(chunk, chunk.equal('+'));
            end += upTo(other, chunkSize);
            if (other == 0)
                continue;
            const bool closed = at[end] == '-';
            if (!takeRun(at + 1, end - 1, closed))
                return 0;
            m_sums.afterCr = false;
            return end + (closed ? 1 : 0);
        }
        return 0;
    }

    const RunsWanted m_runs;
    const KnownRuns* const m_known;
    Utf7Sums& m_sums;
};

template <class Chunk>
std::size_t utf7With(Bytes bytes, RunsWanted runs, const KnownRuns* known, Utf7Sums& sums) {
    Utf7Scan<Chunk> scan(runs, known, sums);
    constexpr std::size_t behind = Utf7Scan<Chunk>::behind;
    std::size_t taken = 0;
    while (bytes.size() - taken >= chunkSize + behind) {
        const std::size_t more = scan.take(bytes.data() + taken, bytes.size() - taken - behind);
        taken += more;
        if (more == 0)
            return taken;
    }
    while (taken < bytes.size()) {
        Byte rest[2 * chunkSize + behind] = {};
        const std::size_t left = bytes.size() - taken;
        __builtin_memcpy(rest, bytes.data() + taken, left);
        const std::size_t more = scan.take(rest, left);
        taken += more;
        if (more == 0)
            break;
    }
    return taken;
}

} // namespace

} // namespace charsleuth
