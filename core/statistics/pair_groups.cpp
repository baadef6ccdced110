#include "core/statistics/pair_groups.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

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
    : m_ascii(memory), m_high(memory), m_units(memory), m_groups(memory) {
    const auto isHigh = [&](Unit unit) { return unit < gapUnit && bytes.units()[unit] >= 0x80; };
    std::pmr::vector<UnitPair> high(memory);
    for (const UnitPair& pair : bytes.pairs())
        (isHigh(pair.before) || isHigh(pair.now) ? high : m_ascii).push_back(pair);
    spread(high, m_high);

    std::array<bool, 256> known{};
    std::uint32_t counted = 0;
    m_units.reserve(bytes.units().size()); // the groups refer to it
    for (std::size_t begin = 0; begin < m_high.size(); begin += pairsOfGroup) {
        const auto pairs =
            std::span(m_high).subspan(begin, std::min(pairsOfGroup, m_high.size() - begin));
        const std::size_t first = m_units.size();
        for (const UnitPair& pair : pairs) {
            counted += pair.count;
            for (const Unit unit : {pair.before, pair.now})
                if (isHigh(unit) && !std::exchange(known[unit], true))
                    m_units.push_back(unit);
        }
        m_groups.push_back({pairs, std::span(m_units).subspan(first), counted});
    }
}

} // namespace charsleuth
