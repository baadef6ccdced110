#pragma once

/// Decodes 32 base64 digits at a time by AVX2. See chunk.h on what may be used in here.

#include "core/bytes/scan/chunk.h"

#include <immintrin.h>

namespace charsleuth {

namespace { // NOLINT(cert-dcl59-cpp): see chunk.h

/// As PortableBase64.
class Avx2Base64 {
public:
    static constexpr std::size_t digits = 32;

    static bool giveUnits(const Byte* at, std::size_t size, bool ordinary, bool& nonAscii) {
        const __m256i units = unitsOf(at, size), zero = _mm256_setzero_si256();
        const std::size_t count = size < digits ? size * 6 / 16 : 12;
        const std::size_t first = count < 6 ? count : 6;
        const unsigned full = ((1U << 2 * first) - 1) | ((1U << 2 * (count - first)) - 1) << 16;
        const __m256i high = _mm256_and_si256(units, every(0xFF80));
        nonAscii |= _mm256_testz_si256(high, high) == 0;
        __m256i distance; // 0 for units that pass
        if (!ordinary) {
            distance = _mm256_or_si256(
                _mm256_cmpeq_epi16(_mm256_and_si256(units, every(0xFF60)), zero),
                _mm256_cmpeq_epi16(_mm256_and_si256(units, every(0xF800)), every(0xD800)));
        } else {
            distance = distanceFrom(units, usualUnits);
            if ((maskOf(_mm256_cmpeq_epi16(distance, zero)) & full) != full)
                distance = _mm256_min_epu16(distance, distanceFrom(units, rarerUnits));
        }
        // The bits left over must be zero, and are no unit.
        return (maskOf(_mm256_cmpeq_epi16(distance, zero)) & full) == full &&
               (maskOf(_mm256_cmpeq_epi16(units, zero)) | full) == ~0U;
    }

private:
    static unsigned maskOf(__m256i bytes) {
        return static_cast<unsigned>(_mm256_movemask_epi8(bytes));
    }
    /// The distance of each unit from the nearest range at or below it; 0 inside a range.
    template <std::size_t count>
    static __m256i distanceFrom(__m256i units, const char16_t (&ranges)[count][2]) {
        __m256i least = _mm256_set1_epi16(-1);
        for (const auto& range : ranges) {
            const char16_t from = (&range[0])[0], to = (&range[0])[1];
            const __m256i behind =
                _mm256_subs_epu16(_mm256_sub_epi16(units, every(from)), every(to - from + 0U));
            least = _mm256_min_epu16(least, behind);
        }
        return least;
    }
    static __m256i every(unsigned value) { return _mm256_set1_epi16(static_cast<short>(value)); }

    /// Six units and two zeros in each half; digits from `size` on count as zero. The translation
    /// and joining of digits follow W. Mula, D. Lemire: Faster Base64 Encoding and Decoding Using
    /// AVX2 Instructions (2018).
    static __m256i unitsOf(const Byte* at, std::size_t size) {
        const __m256i bytes = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(at));
        const __m256i places =
            _mm256_setr_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
                             20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);
        const int most = size < digits ? static_cast<int>(size) : static_cast<int>(digits);
        const __m256i valid = _mm256_cmpgt_epi8(_mm256_set1_epi8(static_cast<char>(most)), places);
        const __m256i upper = _mm256_and_si256(_mm256_srli_epi32(bytes, 4), _mm256_set1_epi8(0x0F));
        const __m256i slash = _mm256_cmpeq_epi8(bytes, _mm256_set1_epi8('/'));
        const __m256i roll = _mm256_shuffle_epi8(
            _mm256_setr_epi8(0, 16, 19, 4, -65, -65, -71, -71, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 19, 4,
                             -65, -65, -71, -71, 0, 0, 0, 0, 0, 0, 0, 0),
            _mm256_add_epi8(upper, slash));
        const __m256i values = _mm256_and_si256(_mm256_add_epi8(bytes, roll), valid);
        const __m256i pairs = _mm256_maddubs_epi16(values, _mm256_set1_epi32(0x01400140));
        const __m256i fours = _mm256_madd_epi16(pairs, _mm256_set1_epi32(0x00011000));
        return _mm256_shuffle_epi8(fours, _mm256_setr_epi8(1, 2, 6, 0, 4, 5, 9, 10, 14, 8, 12, 13,
                                                           -1, -1, -1, -1, 1, 2, 6, 0, 4, 5, 9, 10,
                                                           14, 8, 12, 13, -1, -1, -1, -1));
    }
};

} // namespace

} // namespace charsleuth
