#include "core/statistics/pair_groups.h"

#include <algorithm>
#include <numeric>

namespace charsleuth {

namespace {

/// The same ones in an order in which what comes first is from everywhere.
void spread(std::span<const UnitPair> pairs, std::pmr::vector<UnitPair>& to) {
    std::size_t step = pairs.size() * 5 / 8 | 1;
    while (std::gcd(step, pairs.size()) > 1)
        step += 2;
    to.reserve(pairs.size());
    for (std::size_t i = 0, at = 0; i < pairs.size(); ++i) {
        to.push_back(pairs[at]);
        at += step;
        at -= at >= pairs.size() ? pairs.size() : 0;
    }
}

} // namespace

PairGroups::PairGroups(const Passage& bytes, std::pmr::memory_resource* memory)
    : m_ascii(memory), m_high(memory), m_groups(memory) {
    const auto isHigh = [&](Unit unit) { return unit < gapUnit && bytes.units()[unit] >= 0x80; };
    std::pmr::vector<UnitPair> high(memory);
    high.reserve(bytes.pairs().size());
    m_ascii.reserve(bytes.pairs().size());
    for (const UnitPair& pair : bytes.pairs())
        (isHigh(pair.before) || isHigh(pair.now) ? high : m_ascii).push_back(pair);
    spread(high, m_high);

    m_groups.reserve(m_high.size() / pairsOfGroup + 1);
    std::uint32_t counted = 0;
    std::uint64_t squares = 0;
    for (std::size_t begin = 0; begin < m_high.size(); begin += pairsOfGroup) {
        const auto pairs =
            std::span(m_high).subspan(begin, std::min(pairsOfGroup, m_high.size() - begin));
        for (const UnitPair& pair : pairs) {
            counted += pair.count;
            squares += std::uint64_t{pair.count} * pair.count;
        }
        const double all = counted;
        m_groups.push_back({pairs, counted, all * all / static_cast<double>(squares)});
    }
}

} // namespace charsleuth
