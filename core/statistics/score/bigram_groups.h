#pragma once

/// The bigrams of bytes, in the groups in which code pages are scored.

#include "core/statistics/text/ngram_counts.h"

#include <memory_resource>
#include <span>
#include <vector>

namespace charsleuth {

/// Bigrams that are scored at a time. The first group decides the order of the code pages.
inline constexpr std::size_t bigramsOfGroup = 16;

struct BigramGroup {
    std::span<const UnitBigram> bigrams;
    std::uint32_t counted; ///< characters in all groups up to this one
    /// Effective sample size of all groups up to this one, (Σn)² / Σn²: repeated bigrams count
    /// less.
    double effectiveCount;
};

/// For one thread; `memory` must outlive it, the n-gram counts need not.
class BigramGroups {
public:
    BigramGroups(const NgramCounts& bytes, std::pmr::memory_resource* memory);
    BigramGroups(const BigramGroups&) = delete;
    BigramGroups& operator=(const BigramGroups&) = delete;

    /// The bigrams without a high byte.
    std::span<const UnitBigram> ascii() const { return m_ascii; }
    /// The other bigrams. The first groups have bigrams from all parts of the sample.
    std::span<const BigramGroup> groups() const { return m_groups; }

private:
    std::pmr::vector<UnitBigram> m_ascii, m_high;
    std::pmr::vector<BigramGroup> m_groups;
};

} // namespace charsleuth
