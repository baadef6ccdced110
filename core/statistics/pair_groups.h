#pragma once

/// The pairs of a passage of bytes, in the groups in which pages are judged.

#include "core/statistics/passage.h"

#include <memory_resource>
#include <span>
#include <vector>

namespace charsleuth {

/// So many pairs are counted at a time. The first ones tell in which order pages are judged.
inline constexpr std::size_t pairsOfGroup = 16;

struct PairGroup {
    std::span<const UnitPair> pairs;
    std::uint32_t counted; ///< characters up to its end
    double told; ///< as many pairs that come once each would tell as much as all up to its end
};

/// For one thread; `memory` outlives it, the passage need not.
class PairGroups {
public:
    PairGroups(const Passage& bytes, std::pmr::memory_resource* memory);
    PairGroups(const PairGroups&) = delete;
    PairGroups& operator=(const PairGroups&) = delete;

    /// Pairs without a high byte.
    std::span<const UnitPair> ascii() const { return m_ascii; }
    /// The others, in an order in which what comes first is from everywhere.
    std::span<const PairGroup> groups() const { return m_groups; }

private:
    std::pmr::vector<UnitPair> m_ascii, m_high;
    std::pmr::vector<PairGroup> m_groups;
};

} // namespace charsleuth
