#include "core/statistics/scorer.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace charsleuth {

namespace {

/// What an ASCII character after another one costs at most: keys and base64 are no language.
/// 6.5 natural units, by judgement: 6 bits a character and a little.
constexpr std::int16_t asciiBound = 81;
/// Where pages differ in what is ASCII so much would hide what is hardly ever written: 12.
constexpr std::int16_t mainframesBound = 150;

/// What a damaged character and the one behind it cost together: as much as an ASCII one, which it
/// may stand for on another page.
constexpr std::int32_t ofDamage = mainframesBound;

/// Of a row, or of a back-off and what it backs off to.
constexpr std::int32_t largestCost = 2 * 0xFF;

/// What `now` costs after `before`.
template <std::size_t fours>
[[gnu::always_inline]] inline Lanes<fours> costsOf(const LanguageModel& model, std::uint16_t before,
                                                   std::uint16_t now) {
    if (const CostRow own = model.pair(before, now))
        return Lanes<fours>::of(own);
    Lanes<fours> row = Lanes<fours>::of(model.backOff(before));
    row += Lanes<fours>::of(model.single(now));
    return row;
}

} // namespace

template <class Work>
auto Scorer::forRows(const Work& work) const {
    const std::size_t fours = (m_model->stride() + 3) / 4;
    const auto choose = [&]<std::size_t n>(const auto& next) {
        if constexpr (n < maxLanguages / 4)
            if (fours > n)
                return next.template operator()<n + 1>(next);
        return work.template operator()<n>();
    };
    return choose.template operator()<1>(choose);
}

void Scorer::addAsciiPairs(std::span<const UnitPair> pairs, bool mainframes,
                           CostSums& costs) const {
    if (mainframes)
        addAsciiPairsUpTo<mainframesBound>(pairs, costs);
    else
        addAsciiPairsUpTo<asciiBound>(pairs, costs);
}

template <std::int16_t bound>
void Scorer::addAsciiPairsUpTo(std::span<const UnitPair> pairs, CostSums& costs) const {
    forRows([&]<std::size_t fours>() {
        RowSums<fours, bound> sums(costs);
        for (const UnitPair& pair : pairs) {
            const Letter &before = letterOf(pair.before), &now = letterOf(pair.now);
            if (!before.ascii || !now.ascii)
                continue;
            Lanes<fours> row = costsOf<fours>(*m_model, before.number, now.number);
            row.raise(static_cast<std::int16_t>(sameForAll(m_model->cases(), before, now)), bound);
            sums.add(row, pair.count);
        }
        costs = sums.sums();
    });
}

std::uint32_t Scorer::addOtherPairs(std::span<const UnitPair> pairs, CostSums& costs) const {
    return forRows([&]<std::size_t fours>() {
        RowSums<fours, largestCost> sums(costs);
        std::int32_t same = 0;
        std::uint32_t missing = 0;
        for (const UnitPair& pair : pairs) {
            const Letter &before = letterOf(pair.before), &now = letterOf(pair.now);
            missing += now.missing ? pair.count : 0;
            if ((before.ascii && now.ascii) || now.missing)
                continue;
            sums.add(costsOf<fours>(*m_model, before.number, now.number), pair.count);
            same += static_cast<std::int32_t>(pair.count) * sameForAll(m_cases, before, now);
        }
        costs = sums.sums();
        for (std::int32_t& cost : costs)
            cost += same;
        return missing;
    });
}

std::int32_t Scorer::least(const CostSums& costs) const {
    return *std::min_element(costs.begin(),
                             costs.begin() + static_cast<std::ptrdiff_t>(m_model->languages()));
}

std::size_t Scorer::likeliest(const CostSums& costs) const {
    const auto end = costs.begin() + static_cast<std::ptrdiff_t>(m_model->languages());
    return static_cast<std::size_t>(std::min_element(costs.begin(), end) - costs.begin());
}

void Scorer::refine(std::span<const UnitTriple> triples, bool mainframes, CostSums& costs) const {
    const std::uint16_t gap = m_letters.back().number;
    forRows([&]<std::size_t fours>() {
        RowSums<fours, largestCost> changes;
        std::int32_t cases = 0;
        for (const UnitTriple& triple : triples) {
            const Letter &first = letterOf(triple.first), &before = letterOf(triple.before),
                         &now = letterOf(triple.now);
            const bool ascii = before.ascii && now.ascii &&
                               (first.ascii || (mainframes && !m_model->isOwnLetter(first.number)));
            if (ascii || now.missing || !m_model->isOwnLetter(before.number))
                continue;
            cases += static_cast<std::int32_t>(triple.count) *
                     (m_cases.after(first.letterCase, before.letterCase, now.letterCase) -
                      m_cases.after(before.letterCase, now.letterCase));
            const std::uint16_t context = m_model->isOwnLetter(first.number) ? first.number : gap;
            if (const CostRow own = m_model->triple(context, before.number, now.number)) {
                Lanes<fours> row = Lanes<fours>::of(own);
                row -= costsOf<fours>(*m_model, before.number, now.number);
                changes.add(row, triple.count);
            } else if (const CostRow back = m_model->backOff(context, before.number)) {
                changes.add(Lanes<fours>::of(back), triple.count);
            }
        }
        const CostSums& sums = changes.sums();
        for (std::size_t i = 0; i < costs.size(); ++i)
            costs[i] += sums[i] + cases;
    });
}

template <std::size_t fours>
Lanes<fours> Scorer::costsAfterTwo(const UnitTriple& triple) const {
    const Letter &first = letterOf(triple.first), &before = letterOf(triple.before),
                 &now = letterOf(triple.now);
    Lanes<fours> row = costsOf<fours>(*m_model, before.number, now.number);
    std::int32_t same = sameForAll(m_cases, before, now);
    if (m_model->isOwnLetter(before.number)) {
        const std::uint16_t context =
            m_model->isOwnLetter(first.number) ? first.number : m_letters.back().number;
        if (const CostRow own = m_model->triple(context, before.number, now.number))
            row = Lanes<fours>::of(own);
        else if (const CostRow back = m_model->backOff(context, before.number))
            row += Lanes<fours>::of(back);
        same = now.cost + m_cases.after(first.letterCase, before.letterCase, now.letterCase);
    }
    row.raise(static_cast<std::int16_t>(same), std::numeric_limits<std::int16_t>::max());
    return row;
}

CostSums Scorer::beyondDamage(std::span<const UnitTriple> triples,
                              std::span<const std::uint32_t> counts) const {
    return forRows([&]<std::size_t fours>() {
        CostSums most{};
        for (std::size_t i = 0; i < triples.size(); ++i) {
            const Unit odd = triples[i].now;
            if (counts[odd] != 1 || letterOf(odd).ascii || letterOf(odd).missing)
                continue;
            Lanes<fours> row = costsAfterTwo<fours>(triples[i]);
            if (i + 1 < triples.size() && triples[i + 1].before == odd) {
                row += costsAfterTwo<fours>(triples[i + 1]);
                row -= costsAfterTwo<fours>({gapUnit, gapUnit, triples[i + 1].now, 1});
            }
            CostSums costs{};
            row.addTo(costs.data());
            for (std::size_t language = 0; language < most.size(); ++language)
                most[language] = std::max(most[language], costs[language] - ofDamage);
        }
        return most;
    });
}

} // namespace charsleuth
