#pragma once

/// 64 bytes, and masks of those that satisfy a condition: the lowest bit is the first byte's. One
/// type for each kind of processor, all with the same members.
///
/// Only for core/bytes/scan: files that include it may be compiled for more than the oldest
/// processor, and must not share inline functions with others. So no standard library in here but
/// types.

#include "core/bytes/scan/scans.h"

#if defined(__SSE2__)
#include <immintrin.h>
#elif defined(__ARM_NEON) && defined(__aarch64__)
#include <arm_neon.h>
#endif

namespace charsleuth {

// Compiled once for each kind of processor, with that one's instructions: nothing may be shared.
namespace { // NOLINT(cert-dcl59-cpp)

using Mask = std::uint64_t;

/// The bytes within one of two ranges, for chunks that can do no better.
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

/// Bytes that a block is marked for, a bit each.
struct Special {
    enum : unsigned { Lf = 1, Cr = 2, Shift = 4, Escape = 8, Tilde = 16, Plus = 32, Nul = 64 };
};

/// By the two hexadecimal digits of a byte: the bits that both have are its own.
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

/// What there is of them in chunk after chunk, for chunks that can do no better.
template <class Chunk>
class ComparedSpecials {
public:
    void take(const Chunk& chunk, Mask valid) {
        m_lf = chunk.equal('\n');
        m_cr = chunk.equal('\r');
        m_shift |= chunk.equal(0x0E) | chunk.equal(0x0F);
        m_escape |= chunk.equal(0x1B);
        m_tilde |= chunk.equal('~');
        m_plus |= chunk.equal('+');
        m_nul |= chunk.equal(0) & valid;
    }
    Mask lf() const { return m_lf; } ///< of the last chunk
    Mask cr() const { return m_cr; }
    unsigned kinds() const {
        return (m_shift != 0 ? Special::Shift : 0U) | (m_escape != 0 ? Special::Escape : 0U) |
               (m_tilde != 0 ? Special::Tilde : 0U) | (m_plus != 0 ? Special::Plus : 0U) |
               (m_nul != 0 ? Special::Nul : 0U);
    }

private:
    Mask m_lf = 0, m_cr = 0, m_shift = 0, m_escape = 0, m_tilde = 0, m_plus = 0, m_nul = 0;
};

class PortablePairs;

/// Eight bytes in a register, for any processor.
class PortableChunk {
public:
    using Pairs = PortablePairs;
    using Specials = ComparedSpecials<PortableChunk>;

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

    /// The top bit of each byte.
    template <class Test>
    Mask gathered(Test test) const {
        Mask mask = 0;
        for (unsigned i = 0; i < 8; ++i)
            mask |= ((test(m_words[i]) & ~low) * 0x0002040810204081U >> 56) << (8 * i);
        return mask;
    }

    Mask m_words[8];
};

/// Chunk after chunk, which bytes are together with the one before them in a box.
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

#if defined(__AVX512VBMI__)

class Avx512Pairs;
class Avx512Specials;

/// Comparisons give masks.
class Avx512Chunk {
public:
    using Pairs = Avx512Pairs;
    using Specials = Avx512Specials;

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
    bool allIn(const ByteSet& set) const {
        constexpr Byte powers[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
        const __m512i row = _mm512_mask_shuffle_epi8(
            _mm512_shuffle_epi8(fourTimes(&set.half(0)[0]), m_bytes), _mm512_movepi8_mask(m_bytes),
            fourTimes(&set.half(1)[0]), _mm512_and_si512(m_bytes, all(0x0F)));
        const __m512i nibble = _mm512_and_si512(_mm512_srli_epi16(m_bytes, 4), all(0x0F));
        const __m512i bit = _mm512_shuffle_epi8(fourTimes(powers), nibble);
        return _mm512_testn_epi8_mask(row, bit) == 0;
    }

private:
    friend class Avx512Pairs;
    friend class Avx512Specials;

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

/// Each digit of a byte chooses the boxes that have it, by a shuffle.
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
        const __m512i shifted = // the leads, one byte on
            _mm512_alignr_epi8(leads, _mm512_alignr_epi64(leads, m_leads, 6), 15);
        m_leads = leads;
        return _mm512_test_epi8_mask(shifted, trails);
    }

private:
    __m512i m_tables[4];
    __m512i m_leads; ///< the boxes of the last bytes as leads
};

/// A byte of 0x80 or more has no lower digit for the shuffle.
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
    }
    Mask lf() const { return _mm512_test_epi8_mask(m_last, Avx512Chunk::all(Special::Lf)); }
    Mask cr() const { return _mm512_test_epi8_mask(m_last, Avx512Chunk::all(Special::Cr)); }
    unsigned kinds() const {
        const auto words = static_cast<std::uint64_t>(_mm512_reduce_or_epi64(m_all));
        const std::uint64_t half = words | words >> 32, quarter = half | half >> 16;
        return static_cast<unsigned>((quarter | quarter >> 8) & 0xFF);
    }

private:
    __m512i m_last = _mm512_setzero_si512(), m_all = _mm512_setzero_si512();
};

#elif defined(__AVX2__)

class Avx2Pairs;
class Avx2Specials;

class Avx2Chunk {
public:
    using Pairs = Avx2Pairs;
    using Specials = Avx2Specials;

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
    /// The shuffle gives 0 for an index of 0x80 or more: so each half of the set is asked for its
    /// own bytes.
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

/// Each digit of a byte chooses the boxes that have it, by a shuffle.
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
        const __m256i shifted = // the leads, one byte on
            _mm256_alignr_epi8(leads, _mm256_permute2x128_si256(m_leads, leads, 0x21), 15);
        m_leads = leads;
        return _mm256_cmpeq_epi8(_mm256_and_si256(shifted, trails), _mm256_setzero_si256());
    }

    __m256i m_tables[4];
    __m256i m_leads; ///< the boxes of the last bytes as leads
};

/// A byte of 0x80 or more has no lower digit for the shuffle.
class Avx2Specials {
public:
    void take(const Avx2Chunk& chunk, Mask valid) {
        m_low = specialsOf(chunk.m_low);
        m_high = specialsOf(chunk.m_high);
        if (valid != ~Mask{0})
            dropNuls(valid);
        m_all = _mm256_or_si256(m_all, _mm256_or_si256(m_low, m_high));
    }
    Mask lf() const {
        return Avx2Chunk::joined(_mm256_slli_epi16(m_low, 7), _mm256_slli_epi16(m_high, 7));
    }
    Mask cr() const {
        return Avx2Chunk::joined(_mm256_slli_epi16(m_low, 6), _mm256_slli_epi16(m_high, 6));
    }
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
    /// Those with which a short chunk is filled up.
    void dropNuls(Mask valid) {
        Byte kept[64];
        for (std::size_t i = 0; i < 64; ++i)
            kept[i] = (valid >> i & 1) != 0 ? 0xFF : 0;
        m_low = _mm256_and_si256(m_low, _mm256_loadu_si256(reinterpret_cast<__m256i*>(kept)));
        m_high =
            _mm256_and_si256(m_high, _mm256_loadu_si256(reinterpret_cast<__m256i*>(kept + 32)));
    }

    __m256i m_low = _mm256_setzero_si256(), m_high = _mm256_setzero_si256();
    __m256i m_all = _mm256_setzero_si256();
};

#elif defined(__SSE2__)

class Sse2Chunk {
public:
    using Pairs = PortablePairs;
    using Specials = ComparedSpecials<Sse2Chunk>;

    explicit Sse2Chunk(const Byte* at) : m_bytes(at) {
        for (std::size_t i = 0; i < 4; ++i)
            m_parts[i] = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at + 16 * i));
    }
    Mask equal(Byte value) const {
        const __m128i all = _mm_set1_epi8(static_cast<char>(value));
        return joined([all](__m128i part) { return _mm_cmpeq_epi8(part, all); });
    }
    Mask atLeast(Byte value) const {
        const __m128i all = _mm_set1_epi8(static_cast<char>(value));
        return joined(
            [all](__m128i part) { return _mm_cmpeq_epi8(_mm_max_epu8(part, all), part); });
    }
    Mask within(const ByteRanges& ranges) const { return withinRanges(*this, ranges); }
    bool allIn(const ByteSet& set) const { return PortableChunk(m_bytes).allIn(set); }
    operator PortableChunk() const { return PortableChunk(m_bytes); }

private:
    template <class Test>
    Mask joined(Test test) const {
        Mask mask = 0;
        for (unsigned i = 0; i < 4; ++i)
            mask |= Mask{static_cast<std::uint32_t>(_mm_movemask_epi8(test(m_parts[i])))}
                    << (16 * i);
        return mask;
    }

    const Byte* m_bytes;
    __m128i m_parts[4];
};

#elif defined(__ARM_NEON) && defined(__aarch64__)

class NeonChunk {
public:
    using Pairs = PortablePairs;
    using Specials = ComparedSpecials<NeonChunk>;

    explicit NeonChunk(const Byte* at) : m_bytes(at) {
        for (std::size_t i = 0; i < 4; ++i)
            m_parts[i] = vld1q_u8(at + 16 * i);
    }
    Mask equal(Byte value) const {
        const uint8x16_t all = vdupq_n_u8(value);
        return joined([all](uint8x16_t part) { return vceqq_u8(part, all); });
    }
    Mask atLeast(Byte value) const {
        const uint8x16_t all = vdupq_n_u8(value);
        return joined([all](uint8x16_t part) { return vcgeq_u8(part, all); });
    }
    Mask within(const ByteRanges& ranges) const { return withinRanges(*this, ranges); }
    bool allIn(const ByteSet& set) const { return PortableChunk(m_bytes).allIn(set); }
    operator PortableChunk() const { return PortableChunk(m_bytes); }

private:
    /// Pairwise sums bring the bit of every byte to its place.
    template <class Test>
    Mask joined(Test test) const {
        constexpr Byte bits[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
        const uint8x16_t bit = vld1q_u8(bits);
        uint8x16_t sum =
            vpaddq_u8(vandq_u8(test(m_parts[0]), bit), vandq_u8(test(m_parts[1]), bit));
        sum = vpaddq_u8(
            sum, vpaddq_u8(vandq_u8(test(m_parts[2]), bit), vandq_u8(test(m_parts[3]), bit)));
        sum = vpaddq_u8(sum, sum);
        return vgetq_lane_u64(vreinterpretq_u64_u8(sum), 0);
    }

    const Byte* m_bytes;
    uint8x16_t m_parts[4];
};

#endif

} // namespace

} // namespace charsleuth
