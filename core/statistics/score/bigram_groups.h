#pragma once

/// The bigrams of the n-gram counts of bytes, in the groups in which code pages are scored.

#include "core/statistics/text/ngram_counts.h"

#include <memory_resource>
#include <span>
#include <vector>

namespace charsleuth {

/// So many bigrams are counted at a time. The first ones tell in which order code pages are scored.
inline constexpr std::size_t bigramsOfGroup = 16;

struct BigramGroup {
    std::span<const UnitBigram> bigrams;
    std::uint32_t counted; ///< characters up to its end
    double effectiveCount; ///< effective sample size, (Σn)² / Σn², of all up to
                           ///< its end
};

/// For one thread; `memory` outlives it, the n-gram counts need not.
class BigramGroups {
public:
    BigramGroups(const NgramCounts& bytes, std::pmr::memory_resource* memory);
    BigramGroups(const BigramGroups&) = delete;
    BigramGroups& operator=(const BigramGroups&) = delete;

    /// Pairs without a high byte.
    std::span<const UnitBigram> ascii() const { return m_ascii; }
    /// The others, in an order in which what comes first is from everywhere.
    std::span<const BigramGroup> groups() const { return m_groups; }

private:
    std::pmr::vector<UnitBigram> m_ascii, m_high;
    std::pmr::vector<BigramGroup> m_groups;
};

} // namespace charsleuth
