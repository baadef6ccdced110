#include "core/statistics/score/bigram_groups.h"

#include <algorithm>
#include <numeric>

namespace charsleuth {

namespace {

/// Reorders bigrams so that the first ones are from all parts.
void spread(std::span<const UnitBigram> bigrams, std::pmr::vector<UnitBigram>& to) {
    std::size_t step = bigrams.size() * 5 / 8 | 1;
    while (std::gcd(step, bigrams.size()) > 1)
        step += 2;
    to.reserve(bigrams.size());
    for (std::size_t i = 0, at = 0; i < bigrams.size(); ++i) {
        to.push_back(bigrams[at]);
        at += step;
        at -= at >= bigrams.size() ? bigrams.size() : 0;
    }
}

} // namespace

BigramGroups::BigramGroups(const NgramCounts& bytes, std::pmr::memory_resource* memory)
    : m_ascii(memory), m_high(memory), m_groups(memory) {
    const auto isHigh = [&](Unit unit) { return unit < gapUnit && bytes.units()[unit] >= 0x80; };
    std::pmr::vector<UnitBigram> high(memory);
    high.reserve(bytes.bigrams().size());
    m_ascii.reserve(bytes.bigrams().size());
    for (const UnitBigram& bigram : bytes.bigrams())
        (isHigh(bigram.before) || isHigh(bigram.now) ? high : m_ascii).push_back(bigram);
    spread(high, m_high);

    m_groups.reserve(m_high.size() / bigramsOfGroup + 1);
    std::uint32_t counted = 0;
    std::uint64_t squares = 0;
    for (std::size_t begin = 0; begin < m_high.size(); begin += bigramsOfGroup) {
        const auto bigrams =
            std::span(m_high).subspan(begin, std::min(bigramsOfGroup, m_high.size() - begin));
        for (const UnitBigram& bigram : bigrams) {
            counted += bigram.count;
            squares += std::uint64_t{bigram.count} * bigram.count;
        }
        const double all = counted;
        m_groups.push_back({bigrams, counted, all * all / static_cast<double>(squares)});
    }
}

} // namespace charsleuth
