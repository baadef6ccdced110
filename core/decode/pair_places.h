#pragma once

/// The place of a byte pair in a table of rows, by two small tables and one addition.

#include "core/bytes/bytes.h"

#include <array>

namespace charsleuth {

/// `Rules` has isLead(), isTrail(), rowOf(lead), the place in the table at which the lead's row
/// begins, and cellOf(trail), the place within the row. A byte that is no lead or no trail gives a
/// place beyond every table.
template <class Rules>
class PairPlaces {
public:
    consteval PairPlaces() {
        for (unsigned byte = 0; byte < 256; ++byte) {
            const auto value = static_cast<Byte>(byte);
            m_row[byte] = Rules::isLead(value) ? Rules::rowOf(value) : none;
            m_cell[byte] = Rules::isTrail(value) ? Rules::cellOf(value) : none;
        }
    }
    constexpr std::size_t of(Byte lead, Byte trail) const { return m_row[lead] + m_cell[trail]; }

private:
    static constexpr std::uint32_t none = 0x100000;
    std::array<std::uint32_t, 256> m_row{}, m_cell{};
};

} // namespace charsleuth
