#pragma once

/// 64 bytes in four registers of SSE2. See chunk.h on what may be used in here.

#include "core/bytes/scan/chunk.h"

#include <emmintrin.h>

namespace charsleuth {

namespace { // NOLINT(cert-dcl59-cpp): see chunk.h

class Sse2Chunk {
public:
    using Pairs = PortablePairs;
    using Base64 = PortableBase64;
    using Specials = ComparedSpecials<Sse2Chunk>;
    using Set = SetOfBytes<Sse2Chunk>;
    template <bool bigEndian>
    using Units = UnitsByBytes<Sse2Chunk, bigEndian>;
    static constexpr bool looksUpSets = false; ///< allIn() is quick

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

} // namespace

} // namespace charsleuth
