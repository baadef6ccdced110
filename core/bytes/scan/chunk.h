#pragma once

/// A chunk: 64 bytes that answer questions with masks. The lowest bit of a mask is the first byte.
/// Each kind of processor has a chunk type with the same members. This file has the one for any
/// processor, and the parts that several share.
///
/// Only for core/bytes/scan. Files that include it may be compiled for newer processors than the
/// rest, and must not share inline functions with it. So nothing of the standard library is used in
/// here but types.

#include "core/bytes/scan/scans.h"

namespace charsleuth {

// Compiled once for each kind of processor, with its own instructions: nothing may be shared.
namespace { // NOLINT(cert-dcl59-cpp)

using Mask = std::uint64_t;

/// The bytes within one of two ranges, for chunk types without a faster way.
template <class Chunk>
Mask withinRanges(const Chunk& chunk, const ByteRanges& ranges) {
    const auto in = [&](const std::array<Byte, 2>& range) {
        const Byte first = (&range[0])[0], last = (&range[0])[1];
        const Mask from = chunk.atLeast(first);
        return last == 0xFF ? from : from & ~chunk.atLeast(static_cast<Byte>(last + 1));
    };
    const std::array<Byte, 2>* const both = &ranges[0];
    return in(both[0]) | in(both[1]);
}

// NOLINTBEGIN(misc-definitions-in-headers)
/// Flags of Special by the two hexadecimal digits of a byte: the flags that both entries have are
/// the byte's.
constexpr Byte specialsByUpper[16] = {Special::Lf | Special::Cr | Special::Shift | Special::Nul,
                                      Special::Escape,
                                      Special::Plus,
                                      0,
                                      0,
                                      0,
                                      0,
                                      Special::Tilde};
constexpr Byte specialsByLower[16] = {Special::Nul,
                                      0,
                                      0,
                                      0,
                                      0,
                                      0,
                                      0,
                                      0,
                                      0,
                                      0,
                                      Special::Lf,
                                      Special::Escape | Special::Plus,
                                      0,
                                      Special::Cr,
                                      Special::Shift | Special::Tilde,
                                      Special::Shift};
// NOLINTEND(misc-definitions-in-headers)

/// Collects the flags of Special over many chunks, for chunk types without a faster way.
template <class Chunk>
class ComparedSpecials {
public:
    void take(const Chunk& chunk, Mask valid) {
        m_lf = chunk.equal('\n');
        m_cr |= chunk.equal('\r');
        m_high |= chunk.atLeast(0x80);
        m_shift |= chunk.equal(0x0E) | chunk.equal(0x0F);
        m_escape |= chunk.equal(0x1B);
        m_tilde |= chunk.equal('~');
        m_plus |= chunk.equal('+');
        m_nul |= chunk.equal(0) & valid;
    }
    Mask lf() const { return m_lf; } ///< line feeds of the last chunk
    /// Whether no chunk had a byte of 0x80 or more, or a special byte other than line feeds.
    bool areSimple() const { return (m_high | kinds()) == 0; }
    bool hadHigh() const { return m_high != 0; } ///< whether a byte of 0x80 or more was met
    /// Flags of Special. Lf may be missing.
    unsigned kinds() const {
        return (m_cr != 0 ? Special::Cr : 0U) | (m_shift != 0 ? Special::Shift : 0U) |
               (m_escape != 0 ? Special::Escape : 0U) | (m_tilde != 0 ? Special::Tilde : 0U) |
               (m_plus != 0 ? Special::Plus : 0U) | (m_nul != 0 ? Special::Nul : 0U);
    }

private:
    Mask m_lf = 0, m_high = 0, m_cr = 0, m_shift = 0, m_escape = 0, m_tilde = 0, m_plus = 0,
         m_nul = 0;
};

/// Tests chunk after chunk for bytes outside a set, for chunk types without a faster way.
template <class Chunk>
class SetOfBytes {
public:
    explicit SetOfBytes(const ByteSet& set) : m_set(set) {}
    void take(const Chunk& chunk) { m_hadAll = m_hadAll && chunk.allIn(m_set); }
    bool hadAll() const { return m_hadAll; } ///< whether all bytes of all chunks were in the set

private:
    const ByteSet& m_set;
    bool m_hadAll = true;
};

/// A chunk's 64 bytes as UTF-16 units, for chunk types without a faster way. Its masks have one bit
/// for each unit, `stride` bits apart.
template <class Chunk, bool bigEndian>
class UnitsByBytes {
public:
    static constexpr unsigned stride = 2;

    explicit UnitsByBytes(const Chunk& chunk) : m_chunk(chunk), m_narrow(high(chunk.equal(0))) {}
    Mask equal(Byte value) const { return m_narrow & low(m_chunk.equal(value)); }
    Mask c1() const { return m_narrow & low(m_chunk.atLeast(0x80) & ~m_chunk.atLeast(0xA0)); }
    Mask surrogates() const { return high(m_chunk.atLeast(0xD8) & ~m_chunk.atLeast(0xE0)); }
    Mask lowSurrogates() const { return high(m_chunk.atLeast(0xDC) & ~m_chunk.atLeast(0xE0)); }
    static Mask of(Mask bytes) { return bytes & even; } ///< the units of a mask of bytes

private:
    static constexpr Mask even = 0x5555555555555555U;
    static Mask low(Mask mask) { return (bigEndian ? mask >> 1 : mask) & even; }
    static Mask high(Mask mask) { return (bigEndian ? mask : mask >> 1) & even; }

    const Chunk& m_chunk;
    Mask m_narrow; ///< units below 0x100
};

// NOLINTBEGIN(misc-definitions-in-headers)
/// Closed ranges of UTF-16 units that are characters of ordinary text, nearly all that text
/// contains. Unicode 7 has all of them.
constexpr char16_t usualUnits[][2] = {{0x20, 0x7E},     {0xA0, 0x377},    {0x3A3, 0x52F},
                                      {0x3001, 0x303F}, {0x3041, 0x3096}, {0x3099, 0x30FF},
                                      {0x4E00, 0x9FA5}, {0xAC00, 0xD7A3}};
constexpr char16_t rarerUnits[][2] = {{0x384, 0x38A},   {0x38C, 0x38C},   {0x38E, 0x3A1},
                                      {0x5D0, 0x5EA},   {0x621, 0x6FF},   {0xE01, 0xE3A},
                                      {0xE3F, 0xE5B},   {0x1E00, 0x1EFF}, {0x2010, 0x2027},
                                      {0x3000, 0x3000}, {0xFF01, 0xFFBE}};
// NOLINTEND(misc-definitions-in-headers)

/// The values of base64 digits, by byte; entries of other bytes are meaningless.
struct Base64Values {
    consteval Base64Values() {
        for (unsigned i = 0; i < 26; ++i) {
            values['A' + i] = i;
            values['a' + i] = 26 + i;
        }
        for (unsigned i = 0; i < 10; ++i)
            values['0' + i] = 52 + i;
        values[Byte{'+'}] = 62;
        values[Byte{'/'}] = 63;
    }
    unsigned values[128] = {};
};
constexpr Base64Values base64Values; // NOLINT(misc-definitions-in-headers)

/// Decodes base64 digits, for any processor.
class PortableBase64 {
public:
    static constexpr std::size_t digits = 32; ///< digits at a time; 32 digits are 12 whole units

    /// Whether the first `size` digits (at most `digits` of them) give only units that are a
    /// character each and no control, and zeros in the bits left over. With `ordinary`, only units
    /// of the ranges above pass. `digits` bytes must be readable. `nonAscii`: set to true if a unit
    /// is outside ASCII.
    static bool giveUnits(const Byte* at, std::size_t size, bool ordinary, bool& nonAscii) {
        unsigned bits = 0, count = 0;
        for (std::size_t i = 0; i < (size < digits ? size : digits); ++i) {
            bits = (bits << 6 | base64Values.values[at[i]]) & 0x3FFFFF;
            count += 6;
            if (count < 16)
                continue;
            count -= 16;
            const auto unit = static_cast<char16_t>(bits >> count);
            const bool character = (unit & 0xFF60) != 0 && (unit & 0xF800) != 0xD800;
            if (ordinary ? !isIn(usualUnits, unit) && !isIn(rarerUnits, unit) : !character)
                return false;
            nonAscii |= unit >= 0x80;
        }
        return (bits & ((1U << count) - 1)) == 0;
    }

private:
    template <std::size_t count>
    static bool isIn(const char16_t (&ranges)[count][2], char16_t unit) {
        bool is = false;
        for (const auto& range : ranges)
            is |= unit >= (&range[0])[0] && unit <= (&range[0])[1];
        return is;
    }
};

class PortablePairs;

/// Eight bytes in each register, for any processor.
class PortableChunk {
public:
    using Pairs = PortablePairs;
    using Base64 = PortableBase64;
    using Specials = ComparedSpecials<PortableChunk>;
    using Set = SetOfBytes<PortableChunk>;
    template <bool bigEndian>
    using Units = UnitsByBytes<PortableChunk, bigEndian>;
    static constexpr bool looksUpSets = false; ///< whether allIn() is fast

    explicit PortableChunk(const Byte* at) {
        for (std::size_t i = 0; i < 8; ++i) {
            m_words[i] = 0;
            for (std::size_t byte = 0; byte < 8; ++byte)
                m_words[i] |= Mask{at[8 * i + byte]} << (8 * byte);
        }
    }
    Mask equal(Byte value) const {
        return gathered([value](Mask word) {
            const Mask other = word ^ every * value;
            return ~(((other & low) + low) | other);
        });
    }
    Mask atLeast(Byte value) const {
        return gathered([value](Mask word) {
            const Mask sum = (word & low) + every * (0x80U - (value & 0x7FU));
            return value < 0x80 ? sum | word : sum & word;
        });
    }
    Mask within(const ByteRanges& ranges) const { return withinRanges(*this, ranges); }
    Byte byte(std::size_t i) const {
        return static_cast<Byte>(m_words[i / 8] >> (8 * (i % 8)) & 0xFF);
    }
    bool allIn(const ByteSet& set) const {
        bool all = true;
        for (const Mask word : m_words)
            for (unsigned shift = 0; shift < 64; shift += 8)
                all &= set.contains(static_cast<Byte>(word >> shift & 0xFF));
        return all;
    }

private:
    static constexpr Mask every = 0x0101010101010101U, low = 0x7F7F7F7F7F7F7F7FU;

    /// Gathers the top bit of each byte of the eight words.
    template <class Test>
    Mask gathered(Test test) const {
        Mask mask = 0;
        for (unsigned i = 0; i < 8; ++i)
            mask |= ((test(m_words[i]) & ~low) * 0x0002040810204081U >> 56) << (8 * i);
        return mask;
    }

    Mask m_words[8];
};

/// Finds, chunk after chunk, the bytes that form a pair of some box with the byte before them.
class PortablePairs {
public:
    PortablePairs(const PairClasses& classes, Byte before) : m_classes(classes), m_before(before) {}

    Mask take(const PortableChunk& chunk) {
        const Byte* const leads = &m_classes.byLead[0];
        const Byte* const trails = &m_classes.byTrail[0];
        Mask mask = 0;
        for (std::size_t i = 0; i < 64; ++i) {
            const Byte byte = chunk.byte(i);
            mask |= Mask{(leads[m_before] & trails[byte]) != 0} << i;
            m_before = byte;
        }
        return mask;
    }

private:
    const PairClasses& m_classes;
    Byte m_before;
};

} // namespace

} // namespace charsleuth
