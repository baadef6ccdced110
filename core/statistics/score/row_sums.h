#pragma once

/// Adds rows of costs, sixteen languages at a time, in 16 bits while the sums fit.
///
/// The compiler's vectors are used, so every processor has its own instructions. They are members
/// and not arrays, so that they stay in registers.
/// Tested by worked_example_test.

#include "core/statistics/model/language_model.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <type_traits>

namespace charsleuth {

/// A sum for each language of a script.
using CostSums = std::array<std::int32_t, maxLanguages>;

/// -ln P in steps of costUnit.
struct Costs {
    CostSums languages{};
    std::int32_t same = 0; ///< a cost on top of each language's
};

/// 4 * fours numbers of 16 bits: the first sixteen here, the others in `rest`.
template <std::size_t fours>
struct Lanes {
    using Eight [[gnu::vector_size(16)]] = std::int16_t;
    struct Nothing {};
    static constexpr bool last = fours <= 4, half = fours <= 2;

    Eight low, high;
    [[no_unique_address]] std::conditional_t<last, Nothing, Lanes<last ? 0 : fours - 4>> rest;

    /// Loads the costs of a row. Up to 15 bytes after them are read, into lanes without meaning: a
    /// vector put together from fewer bytes has to wait for its parts.
    [[gnu::always_inline]] static Lanes of(CostRow row) {
        using Bytes16 [[gnu::vector_size(16)]] = std::uint8_t;
        constexpr int little = std::endian::native == std::endian::little ? 16 : 0,
                      big = 16 - little;
        Bytes16 bytes{};
        std::memcpy(&bytes, row, half ? 4 * fours : 16);
        const Bytes16 none{};
        const Bytes16 low = __builtin_shufflevector(
            bytes, none, big, little, big + 1, little + 1, big + 2, little + 2, big + 3, little + 3,
            big + 4, little + 4, big + 5, little + 5, big + 6, little + 6, big + 7, little + 7);
        Lanes lanes{.low = reinterpret_cast<Eight>(low), .high = {}, .rest = {}};
        if constexpr (!half) {
            const Bytes16 high = __builtin_shufflevector(
                bytes, none, big + 8, little + 8, big + 9, little + 9, big + 10, little + 10,
                big + 11, little + 11, big + 12, little + 12, big + 13, little + 13, big + 14,
                little + 14, big + 15, little + 15);
            lanes.high = reinterpret_cast<Eight>(high);
        }
        if constexpr (!last)
            lanes.rest = Lanes<fours - 4>::of(row + 16);
        return lanes;
    }
    [[gnu::always_inline]] Lanes& operator+=(const Lanes& other) {
        low += other.low;
        if constexpr (!half)
            high += other.high;
        if constexpr (!last)
            rest += other.rest;
        return *this;
    }
    [[gnu::always_inline]] Lanes& operator-=(const Lanes& other) {
        low -= other.low;
        if constexpr (!half)
            high -= other.high;
        if constexpr (!last)
            rest -= other.rest;
        return *this;
    }
    [[gnu::always_inline]] Lanes& operator*=(std::int16_t factor) {
        low *= factor;
        if constexpr (!half)
            high *= factor;
        if constexpr (!last)
            rest *= factor;
        return *this;
    }
    /// Adds `more` to each number, and limits the result to `most`.
    [[gnu::always_inline]] void raise(std::int16_t more, std::int16_t most) {
        const Eight limit = Eight{} + most;
        low += more;
        low = low < limit ? low : limit;
        if constexpr (!half) {
            high += more;
            high = high < limit ? high : limit;
        }
        if constexpr (!last)
            rest.raise(more, most);
    }
    void addTo(std::int32_t* sums) const {
        for (std::size_t lane = 0; lane < 8; ++lane)
            sums[lane] += low[lane];
        if constexpr (!half)
            for (std::size_t lane = 0; lane < 8; ++lane)
                sums[8 + lane] += high[lane];
        if constexpr (!last)
            rest.addTo(sums + 16);
    }
};
static_assert(maxLanguages % 16 == 0);

/// Adds rows whose numbers are all within +-`largest` to sums that outlive the object.
template <std::size_t fours, std::int32_t largest>
class RowSums {
public:
    explicit RowSums(CostSums& sums) : m_wide(sums) {}
    RowSums(const RowSums&) = delete;
    RowSums& operator=(const RowSums&) = delete;
    ~RowSums() { m_narrow.addTo(m_wide.data()); }

    /// Adds the row `count` times.
    [[gnu::always_inline]] void add(Lanes<fours> row, std::uint32_t count) {
        constexpr std::uint32_t most = 0x7FFF / largest; // rows that fit into 16 bits
        for (; count > most; count -= most)
            addFew(row, most);
        addFew(row, count);
    }

private:
    [[gnu::always_inline]] void addFew(Lanes<fours> row, std::uint32_t count) {
        m_rows += count;
        if (m_rows > 0x7FFF / largest) [[unlikely]] {
            m_narrow.addTo(m_wide.data());
            m_narrow = Lanes<fours>{};
            m_rows = count;
        }
        if (count > 1)
            row *= static_cast<std::int16_t>(count);
        m_narrow += row;
    }

    Lanes<fours> m_narrow{};
    std::uint32_t m_rows = 0; ///< rows in m_narrow
    CostSums& m_wide;
};

} // namespace charsleuth
