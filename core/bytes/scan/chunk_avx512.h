#pragma once

/// 64 bytes in one register of AVX-512 (BW and VBMI). See chunk.h on what may be used in here.

#include "core/bytes/scan/base64_avx2.h"
#include "core/bytes/scan/chunk.h"

#include <immintrin.h>

namespace charsleuth {

namespace { // NOLINT(cert-dcl59-cpp): see chunk.h

class Avx512Pairs;
class Avx512Specials;
class Avx512Set;
template <bool bigEndian>
class Avx512Units;

/// Comparisons give masks.
class Avx512Chunk {
public:
    using Pairs = Avx512Pairs;
    using Base64 = Avx2Base64;
    using Specials = Avx512Specials;
    using Set = Avx512Set;
    template <bool bigEndian>
    using Units = Avx512Units<bigEndian>;
    static constexpr bool looksUpSets = true; ///< allIn() is quick

    explicit Avx512Chunk(const Byte* at) : m_bytes(_mm512_loadu_si512(at)) {}
    Mask equal(Byte value) const { return _mm512_cmpeq_epi8_mask(m_bytes, all(value)); }
    Mask atLeast(Byte value) const {
        return value == 0x80 ? _mm512_movepi8_mask(m_bytes)
                             : _mm512_cmpge_epu8_mask(m_bytes, all(value));
    }
    Mask within(const ByteRanges& ranges) const {
        const std::array<Byte, 2>* const both = &ranges[0];
        return in(&both[0][0]) | in(&both[1][0]);
    }
    bool allIn(const ByteSet& set) const { return notIn(set) == 0; }

private:
    friend class Avx512Pairs;
    friend class Avx512Specials;
    friend class Avx512Set;
    template <bool bigEndian>
    friend class Avx512Units;

    Mask notIn(const ByteSet& set) const {
        constexpr Byte powers[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
        const __m512i row = _mm512_mask_shuffle_epi8(
            _mm512_shuffle_epi8(fourTimes(&set.half(0)[0]), m_bytes), _mm512_movepi8_mask(m_bytes),
            fourTimes(&set.half(1)[0]), _mm512_and_si512(m_bytes, all(0x0F)));
        const __m512i nibble = _mm512_and_si512(_mm512_srli_epi16(m_bytes, 4), all(0x0F));
        const __m512i bit = _mm512_shuffle_epi8(fourTimes(powers), nibble);
        return _mm512_testn_epi8_mask(row, bit);
    }
    static __m512i all(Byte value) { return _mm512_set1_epi8(static_cast<char>(value)); }
    static __m512i fourTimes(const Byte* sixteen) {
        return _mm512_broadcast_i32x4(_mm_loadu_si128(reinterpret_cast<const __m128i*>(sixteen)));
    }
    Mask in(const Byte* range) const {
        return _mm512_cmple_epu8_mask(_mm512_sub_epi8(m_bytes, all(range[0])),
                                      all(static_cast<Byte>(range[1] - range[0])));
    }

    __m512i m_bytes;
};

/// As UnitsByBytes, without gaps between the bits.
template <bool bigEndian>
class Avx512Units {
public:
    static constexpr unsigned stride = 1;

    explicit Avx512Units(const Avx512Chunk& chunk) : m_units(chunk.m_bytes) {}
    Mask equal(char16_t value) const {
        return widened(_mm512_cmpeq_epi16_mask(m_units, every(value)));
    }
    Mask c1() const { return within(0xFFE0, 0x0080); }
    Mask surrogates() const { return within(0xF800, 0xD800); }
    Mask lowSurrogates() const { return within(0xFC00, 0xDC00); }
    static Mask of(Mask bytes) { return (Mask{1} << __builtin_popcountll(bytes) / 2) - 1; }

private:
    static __m512i every(char16_t value) {
        return _mm512_set1_epi16(static_cast<short>(bigEndian ? __builtin_bswap16(value) : value));
    }
    /// The units whose masked bits have the value.
    Mask within(char16_t bits, char16_t value) const {
        return widened(
            _mm512_cmpeq_epi16_mask(_mm512_and_si512(m_units, every(bits)), every(value)));
    }
    /// Widens in a register of its own: GCC 12.2, short of registers, stores 32 bits on the stack
    /// and loads 64.
    static Mask widened(__mmask32 units) {
        asm("" : "+r"(units)); // keeps the value in a general register
        return units;
    }

    __m512i m_units;
};

/// Looks up each hexadecimal digit of a byte in the boxes by a shuffle.
class Avx512Pairs {
public:
    Avx512Pairs(const PairClasses& classes, Byte before)
        : m_leads(Avx512Chunk::all((&classes.byLead[0])[before])) {
        const std::array<Byte, 16>* const tables = &classes.byDigit[0];
        for (std::size_t place = 0; place < 4; ++place)
            m_tables[place] = Avx512Chunk::fourTimes(&tables[place][0]);
    }
    Mask take(const Avx512Chunk& chunk) {
        const __m512i digit = Avx512Chunk::all(0x0F);
        const __m512i upper = _mm512_and_si512(_mm512_srli_epi16(chunk.m_bytes, 4), digit);
        const __m512i lower = _mm512_and_si512(chunk.m_bytes, digit);
        const __m512i leads = _mm512_and_si512(_mm512_shuffle_epi8(m_tables[0], upper),
                                               _mm512_shuffle_epi8(m_tables[1], lower));
        const __m512i trails = _mm512_and_si512(_mm512_shuffle_epi8(m_tables[2], upper),
                                                _mm512_shuffle_epi8(m_tables[3], lower));
        const __m512i shifted = // the leads, moved by one byte
            _mm512_alignr_epi8(leads, _mm512_alignr_epi64(leads, m_leads, 6), 15);
        m_leads = leads;
        return _mm512_test_epi8_mask(shifted, trails);
    }

private:
    __m512i m_tables[4];
    __m512i m_leads; ///< boxes of the previous bytes as leads
};

/// A table by the low seven bits of a byte. The top bit of an entry: the byte without the eighth
/// bit is not in the set. The next bit: the byte with it is not.
class Avx512Set {
public:
    explicit Avx512Set(const ByteSet& set) {
        Byte values[256];
        for (std::size_t value = 0; value < 256; ++value)
            values[value] = static_cast<Byte>(value);
        const auto outside = [&](std::size_t from) {
            return _mm512_movm_epi8(Avx512Chunk(values + from).notIn(set));
        };
        for (std::size_t half = 0; half < 2; ++half)
            m_outside[half] = _mm512_ternarylogic_epi64(Avx512Chunk::all(0x80), outside(64 * half),
                                                        outside(128 + 64 * half), 0xCA);
    }
    void take(const Avx512Chunk& chunk) {
        const __m512i both = _mm512_permutex2var_epi8(m_outside[0], chunk.m_bytes, m_outside[1]);
        const __m512i own =
            _mm512_mask_add_epi8(both, _mm512_movepi8_mask(chunk.m_bytes), both, both);
        m_met = _mm512_or_si512(m_met, own);
    }
    bool hadAll() const { return _mm512_movepi8_mask(m_met) == 0; }

private:
    __m512i m_outside[2];
    __m512i m_met = _mm512_setzero_si512();
};

/// A shuffle gives 0 for bytes of 0x80 or more, so these get no flags.
class Avx512Specials {
public:
    void take(const Avx512Chunk& chunk, Mask valid) {
        const __m512i upper =
            _mm512_and_si512(_mm512_srli_epi16(chunk.m_bytes, 4), Avx512Chunk::all(0x0F));
        m_last = _mm512_and_si512(
            _mm512_shuffle_epi8(Avx512Chunk::fourTimes(specialsByUpper), upper),
            _mm512_shuffle_epi8(Avx512Chunk::fourTimes(specialsByLower), chunk.m_bytes));
        if (valid != ~Mask{0})
            m_last = _mm512_maskz_mov_epi8(valid, m_last);
        m_all = _mm512_or_si512(m_all, m_last);
        m_bytes = _mm512_or_si512(m_bytes, chunk.m_bytes);
    }
    Mask lf() const { return _mm512_test_epi8_mask(m_last, Avx512Chunk::all(Special::Lf)); }
    bool areSimple() const {
        const Byte others = 0xFF & ~Special::Lf;
        return (_mm512_test_epi8_mask(m_all, Avx512Chunk::all(others)) |
                _mm512_movepi8_mask(m_bytes)) == 0;
    }
    bool hadHigh() const { return _mm512_movepi8_mask(m_bytes) != 0; }
    unsigned kinds() const {
        const auto words = static_cast<std::uint64_t>(_mm512_reduce_or_epi64(m_all));
        const std::uint64_t half = words | words >> 32, quarter = half | half >> 16;
        return static_cast<unsigned>((quarter | quarter >> 8) & 0xFF);
    }

private:
    __m512i m_last = _mm512_setzero_si512(), m_all = _mm512_setzero_si512(),
            m_bytes = _mm512_setzero_si512();
};

} // namespace

} // namespace charsleuth
