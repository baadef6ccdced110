#pragma once

/// 64 bytes in four registers of NEON. See chunk.h on what may be used in here.

#include "core/bytes/scan/chunk.h"

#include <arm_neon.h>

namespace charsleuth {

namespace { // NOLINT(cert-dcl59-cpp): see chunk.h

class NeonChunk {
public:
    using Pairs = PortablePairs;
    using Base64 = PortableBase64;
    using Specials = ComparedSpecials<NeonChunk>;
    using Set = SetOfBytes<NeonChunk>;
    template <bool bigEndian>
    using Units = UnitsByBytes<NeonChunk, bigEndian>;
    static constexpr bool looksUpSets = false; ///< allIn() is quick

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

} // namespace

} // namespace charsleuth
