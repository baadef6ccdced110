#pragma once

/// Adds rows of costs, eight languages at a time and in 16 bits while the sums fit into them.
///
/// Vectors are the compiler's, so that every processor's own instructions are used; they stand in
/// members and not in arrays, so that they stay in registers.

#include "core/statistics/language_model.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <type_traits>

namespace charsleuth {

/// -ln P in steps of costUnit, one for each language of a script.
using CostSums = std::array<std::int32_t, maxLanguages>;

/// 4 * fours numbers of 16 bits.
template <std::size_t fours>
struct Lanes {
    using Eight [[gnu::vector_size(16)]] = std::int16_t;
    struct Nothing {};
    static constexpr bool last = fours <= 2;

    Eight eight;
    [[no_unique_address]] std::conditional_t<last, Nothing, Lanes<last ? 0 : fours - 2>> rest;

    /// The costs of a row, of which no byte behind them is read.
    [[gnu::always_inline]] static Lanes of(CostRow row) {
        using EightBytes [[gnu::vector_size(8)]] = std::uint8_t;
        EightBytes bytes{};
        std::memcpy(&bytes, row, fours == 1 ? 4 : 8);
        Lanes lanes{.eight = __builtin_convertvector(bytes, Eight), .rest = {}};
        if constexpr (!last)
            lanes.rest = Lanes<fours - 2>::of(row + 8);
        return lanes;
    }
    [[gnu::always_inline]] Lanes& operator+=(const Lanes& other) {
        eight += other.eight;
        if constexpr (!last)
            rest += other.rest;
        return *this;
    }
    [[gnu::always_inline]] Lanes& operator-=(const Lanes& other) {
        eight -= other.eight;
        if constexpr (!last)
            rest -= other.rest;
        return *this;
    }
    [[gnu::always_inline]] Lanes& operator*=(std::int16_t factor) {
        eight *= factor;
        if constexpr (!last)
            rest *= factor;
        return *this;
    }
    /// Adds `more` to each; none becomes more than `most`.
    [[gnu::always_inline]] void raise(std::int16_t more, std::int16_t most) {
        const Eight limit = Eight{} + most;
        eight += more;
        eight = eight < limit ? eight : limit;
        if constexpr (!last)
            rest.raise(more, most);
    }
    void addTo(std::int32_t* sums) const {
        for (std::size_t lane = 0; lane < 4 * std::min<std::size_t>(fours, 2); ++lane)
            sums[lane] += eight[lane];
        if constexpr (!last)
            rest.addTo(sums + 8);
    }
};

/// Sums of rows, each of which is beyond +-`largest` nowhere.
template <std::size_t fours, std::int32_t largest>
class RowSums {
public:
    /// Adds the row `count` times.
    [[gnu::always_inline]] void add(Lanes<fours> row, std::uint32_t count) {
        constexpr std::uint32_t most = 0x7FFF / largest; // so many fit
        for (; count > most; count -= most)
            addFew(row, most);
        addFew(row, count);
    }
    /// What was added up to now.
    const CostSums& sums() {
        m_narrow.addTo(m_wide.data());
        m_narrow = Lanes<fours>{};
        m_rows = 0;
        return m_wide;
    }

private:
    [[gnu::always_inline]] void addFew(Lanes<fours> row, std::uint32_t count) {
        m_rows += count;
        if (m_rows > 0x7FFF / largest) [[unlikely]] {
            sums();
            m_rows = count;
        }
        row *= static_cast<std::int16_t>(count);
        m_narrow += row;
    }

    Lanes<fours> m_narrow{};
    std::uint32_t m_rows = 0; ///< in m_narrow
    CostSums m_wide{};
};

} // namespace charsleuth
