#pragma once

/// 64 bytes in two registers of AVX2. See chunk.h on what may be used in here.

#include "core/bytes/scan/base64_avx2.h"
#include "core/bytes/scan/chunk.h"

#include <immintrin.h>

namespace charsleuth {

namespace { // NOLINT(cert-dcl59-cpp): see chunk.h

class Avx2Pairs;
class Avx2Specials;
template <bool bigEndian>
class Avx2Units;

class Avx2Chunk {
public:
    using Pairs = Avx2Pairs;
    using Base64 = Avx2Base64;
    using Specials = Avx2Specials;
    using Set = SetOfBytes<Avx2Chunk>;
    template <bool bigEndian>
    using Units = Avx2Units<bigEndian>;
    static constexpr bool looksUpSets = true; ///< allIn() is quick

    explicit Avx2Chunk(const Byte* at)
        : m_low(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(at))),
          m_high(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(at + 32))) {}
    Mask equal(Byte value) const {
        const __m256i all = _mm256_set1_epi8(static_cast<char>(value));
        return joined(_mm256_cmpeq_epi8(m_low, all), _mm256_cmpeq_epi8(m_high, all));
    }
    Mask atLeast(Byte value) const {
        if (value == 0x80)
            return joined(m_low, m_high);
        const __m256i all = _mm256_set1_epi8(static_cast<char>(value));
        return joined(_mm256_cmpeq_epi8(_mm256_max_epu8(m_low, all), m_low),
                      _mm256_cmpeq_epi8(_mm256_max_epu8(m_high, all), m_high));
    }
    Mask within(const ByteRanges& ranges) const {
        const std::array<Byte, 2>* const both = &ranges[0];
        const Byte* const first = &both[0][0];
        const Byte* const second = &both[1][0];
        if (first[0] == second[0])
            return joined(in(m_low, first), in(m_high, first));
        return joined(_mm256_or_si256(in(m_low, first), in(m_low, second)),
                      _mm256_or_si256(in(m_high, first), in(m_high, second)));
    }
    bool allIn(const ByteSet& set) const {
        const __m256i outside = _mm256_or_si256(notIn(m_low, set), notIn(m_high, set));
        return _mm256_testz_si256(outside, outside) != 0;
    }

private:
    friend class Avx2Pairs;
    friend class Avx2Specials;
    template <bool bigEndian>
    friend class Avx2Units;

    static __m256i in(__m256i bytes, const Byte* range) {
        const __m256i from = _mm256_sub_epi8(bytes, _mm256_set1_epi8(static_cast<char>(range[0])));
        const __m256i most = _mm256_set1_epi8(static_cast<char>(range[1] - range[0]));
        return _mm256_cmpeq_epi8(_mm256_min_epu8(from, most), from);
    }
    static Mask joined(__m256i low, __m256i high) {
        return static_cast<std::uint32_t>(_mm256_movemask_epi8(low)) |
               Mask{static_cast<std::uint32_t>(_mm256_movemask_epi8(high))} << 32;
    }
    static __m256i twice(const Byte* sixteen) {
        return _mm256_broadcastsi128_si256(
            _mm_loadu_si128(reinterpret_cast<const __m128i*>(sixteen)));
    }
    /// The shuffle gives 0 for an index of 0x80 or more, so each half of the set looks up its own
    /// bytes.
    static __m256i notIn(__m256i bytes, const ByteSet& set) {
        constexpr Byte powers[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
        const __m256i upper = _mm256_set1_epi8(static_cast<char>(0x80));
        const __m256i row = _mm256_or_si256(
            _mm256_shuffle_epi8(twice(&set.half(0)[0]), bytes),
            _mm256_shuffle_epi8(twice(&set.half(1)[0]), _mm256_xor_si256(bytes, upper)));
        const __m256i nibble =
            _mm256_and_si256(_mm256_srli_epi16(bytes, 4), _mm256_set1_epi8(0x0F));
        const __m256i bit = _mm256_shuffle_epi8(twice(powers), nibble);
        return _mm256_cmpeq_epi8(_mm256_and_si256(row, bit), _mm256_setzero_si256());
    }

    __m256i m_low, m_high;
};

/// As UnitsByBytes.
template <bool bigEndian>
class Avx2Units {
public:
    static constexpr unsigned stride = 2;

    explicit Avx2Units(const Avx2Chunk& chunk) : m_low(chunk.m_low), m_high(chunk.m_high) {}
    Mask equal(char16_t value) const {
        const __m256i all = every(value);
        return of(
            Avx2Chunk::joined(_mm256_cmpeq_epi16(m_low, all), _mm256_cmpeq_epi16(m_high, all)));
    }
    Mask c1() const { return within(0xFFE0, 0x0080); }
    Mask surrogates() const { return within(0xF800, 0xD800); }
    Mask lowSurrogates() const { return within(0xFC00, 0xDC00); }
    static Mask of(Mask bytes) { return bytes & 0x5555555555555555U; }

private:
    static __m256i every(char16_t value) {
        return _mm256_set1_epi16(static_cast<short>(bigEndian ? __builtin_bswap16(value) : value));
    }
    /// The units whose masked bits have the value.
    Mask within(char16_t bits, char16_t value) const {
        const __m256i mask = every(bits), all = every(value);
        return of(Avx2Chunk::joined(_mm256_cmpeq_epi16(_mm256_and_si256(m_low, mask), all),
                                    _mm256_cmpeq_epi16(_mm256_and_si256(m_high, mask), all)));
    }

    __m256i m_low, m_high;
};

/// Looks up each hexadecimal digit of a byte in the boxes by a shuffle.
class Avx2Pairs {
public:
    Avx2Pairs(const PairClasses& classes, Byte before) {
        const std::array<Byte, 16>* const tables = &classes.byDigit[0];
        for (std::size_t place = 0; place < 4; ++place)
            m_tables[place] = Avx2Chunk::twice(&tables[place][0]);
        m_leads = _mm256_set1_epi8(static_cast<char>((&classes.byLead[0])[before]));
    }
    Mask take(const Avx2Chunk& chunk) {
        const __m256i low = outside(chunk.m_low), high = outside(chunk.m_high);
        return ~Avx2Chunk::joined(low, high);
    }

private:
    /// Bytes that are in no box with those before them.
    __m256i outside(__m256i bytes) {
        const __m256i digit = _mm256_set1_epi8(0x0F);
        const __m256i upper = _mm256_and_si256(_mm256_srli_epi16(bytes, 4), digit);
        const __m256i lower = _mm256_and_si256(bytes, digit);
        const __m256i leads = _mm256_and_si256(_mm256_shuffle_epi8(m_tables[0], upper),
                                               _mm256_shuffle_epi8(m_tables[1], lower));
        const __m256i trails = _mm256_and_si256(_mm256_shuffle_epi8(m_tables[2], upper),
                                                _mm256_shuffle_epi8(m_tables[3], lower));
        const __m256i shifted = // the leads, moved by one byte
            _mm256_alignr_epi8(leads, _mm256_permute2x128_si256(m_leads, leads, 0x21), 15);
        m_leads = leads;
        return _mm256_cmpeq_epi8(_mm256_and_si256(shifted, trails), _mm256_setzero_si256());
    }

    __m256i m_tables[4];
    __m256i m_leads; ///< boxes of the previous bytes as leads
};

/// A shuffle gives 0 for bytes of 0x80 or more, so these get no flags.
class Avx2Specials {
public:
    void take(const Avx2Chunk& chunk, Mask valid) {
        m_low = specialsOf(chunk.m_low);
        m_high = specialsOf(chunk.m_high);
        if (valid != ~Mask{0})
            dropNuls(valid);
        m_all = _mm256_or_si256(m_all, _mm256_or_si256(m_low, m_high));
        m_bytes = _mm256_or_si256(m_bytes, _mm256_or_si256(chunk.m_low, chunk.m_high));
    }
    Mask lf() const {
        return Avx2Chunk::joined(_mm256_slli_epi16(m_low, 7), _mm256_slli_epi16(m_high, 7));
    }
    bool areSimple() const {
        const __m256i others = _mm256_set1_epi8(static_cast<char>(0xFF & ~Special::Lf));
        return _mm256_testz_si256(m_all, others) != 0 && !hadHigh();
    }
    bool hadHigh() const { return _mm256_movemask_epi8(m_bytes) != 0; }
    unsigned kinds() const {
        const __m128i both =
            _mm_or_si128(_mm256_castsi256_si128(m_all), _mm256_extracti128_si256(m_all, 1));
        std::uint64_t words;
        _mm_storel_epi64(reinterpret_cast<__m128i*>(&words),
                         _mm_or_si128(both, _mm_unpackhi_epi64(both, both)));
        const std::uint64_t half = words | words >> 32, quarter = half | half >> 16;
        return static_cast<unsigned>((quarter | quarter >> 8) & 0xFF);
    }

private:
    static __m256i specialsOf(__m256i bytes) {
        const __m256i upper = _mm256_and_si256(_mm256_srli_epi16(bytes, 4), _mm256_set1_epi8(0x0F));
        return _mm256_and_si256(_mm256_shuffle_epi8(Avx2Chunk::twice(specialsByUpper), upper),
                                _mm256_shuffle_epi8(Avx2Chunk::twice(specialsByLower), bytes));
    }
    /// Drops the flags of the padding of a short chunk.
    void dropNuls(Mask valid) {
        Byte kept[64];
        for (std::size_t i = 0; i < 64; ++i)
            kept[i] = (valid >> i & 1) != 0 ? 0xFF : 0;
        m_low = _mm256_and_si256(m_low, _mm256_loadu_si256(reinterpret_cast<__m256i*>(kept)));
        m_high =
            _mm256_and_si256(m_high, _mm256_loadu_si256(reinterpret_cast<__m256i*>(kept + 32)));
    }

    __m256i m_low = _mm256_setzero_si256(), m_high = _mm256_setzero_si256();
    __m256i m_all = _mm256_setzero_si256(), m_bytes = _mm256_setzero_si256();
};

} // namespace

} // namespace charsleuth
