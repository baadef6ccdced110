#include "core/statistics/scorer.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// Cost of a second byte for a character, by judgement: one in twenty; and where the text has no
/// letters of the writing that the byte is for.
constexpr std::uint8_t secondWayCost = 37, secondWayElsewhere = 200;

/// What an ASCII character after another one costs at most: keys and base64 are no language.
/// 6.5 natural units, by judgement: 6 bits a character and a little.
constexpr std::int32_t asciiBound = 81;

/// So many times two costs of a byte still fit into 16 bits, in which processors multiply fastest.
constexpr std::uint32_t mostAtOnce = 0xFFFF / (2 * 0xFF);

double countOf(std::span<const UnitPair> pairs) {
    double count = 0;
    for (const UnitPair& pair : pairs)
        count += pair.count;
    return count;
}

void addRow(CostRow row, std::size_t stride, std::int32_t count, CostSums& costs) {
    for (std::size_t i = 0; i < stride; ++i)
        costs[i] += count * row[i];
}

} // namespace

Scorer::Scorer(const LanguageModel& model, std::span<const char32_t> characters,
               std::span<const Unit> secondWay)
    : m_model(model), m_start(made(U'\n')), m_gap(made(U' ')) {
    m_gap.missing = true;
    m_letters.reserve(characters.size());
    for (const char32_t character : characters)
        m_letters.push_back(made(character));
    const std::uint8_t more = model.script() == Script::Latin ? secondWayElsewhere : secondWayCost;
    for (const Unit unit : secondWay) {
        m_letters[unit].ascii = false;
        m_letters[unit].cost = static_cast<std::uint8_t>(m_letters[unit].cost + more);
    }
}

Scorer::Letter Scorer::made(char32_t character) const {
    if (character == noCharacter)
        return {.number = made(U' ').number, .missing = true};
    const Symbol symbol = m_model.alphabet().symbolOf(character);
    const std::uint16_t number = m_model.alphabet().numberIn(m_model.script(), symbol);
    const LetterCase letterCase =
        m_model.isOwnLetter(number) ? symbol.letterCase : LetterCase::Neither;
    return {number, letterCase, m_model.member(number, letterCase), character < 0x80, false};
}

const Scorer::Letter& Scorer::letterOf(Unit unit) const {
    return unit == startUnit ? m_start : unit == gapUnit ? m_gap : m_letters[unit];
}

std::int32_t Scorer::sameForAll(const Letter& before, const Letter& now) const {
    return now.cost + m_model.caseAfter(before.letterCase, now.letterCase);
}

void Scorer::add(const Letter& before, const Letter& now, std::uint32_t count,
                 CostSums& costs) const {
    const std::size_t stride = m_model.stride();
    const CostRow row = m_model.pair(before.number, now.number);
    const CostRow back = m_model.backOff(before.number), single = m_model.single(now.number);
    for (; count > 0; count -= std::min(count, mostAtOnce)) {
        const auto times = static_cast<std::uint16_t>(std::min(count, mostAtOnce));
        if (row)
            for (std::size_t i = 0; i < stride; ++i)
                costs[i] += static_cast<std::uint16_t>(row[i] * times);
        else
            for (std::size_t i = 0; i < stride; ++i)
                costs[i] += static_cast<std::uint16_t>((back[i] + single[i]) * times);
    }
}

CostSums Scorer::asciiPairs(std::span<const UnitPair> pairs) const {
    CostSums costs{};
    const std::size_t stride = m_model.stride();
    for (const UnitPair& pair : pairs) {
        const Letter &before = letterOf(pair.before), &now = letterOf(pair.now);
        if (!before.ascii || !now.ascii)
            continue;
        CostSums one{};
        add(before, now, 1, one);
        const std::int32_t same = sameForAll(before, now);
        if (pair.count == 1)
            for (std::size_t i = 0; i < stride; ++i)
                costs[i] += std::min(one[i] + same, asciiBound);
        else
            for (std::size_t i = 0; i < stride; ++i)
                costs[i] +=
                    static_cast<std::int32_t>(pair.count) * std::min(one[i] + same, asciiBound);
    }
    return costs;
}

CostSums Scorer::otherPairs(std::span<const UnitPair> pairs, double rate,
                            std::int32_t slack) const {
    constexpr std::size_t checkedEvery = 24;
    CostSums costs{};
    std::int32_t same = 0;
    std::uint32_t counted = 0;
    std::size_t done = 0;
    for (bool hopeless = false; done < pairs.size() && !hopeless; ++done) {
        const UnitPair& pair = pairs[done];
        const Letter &before = letterOf(pair.before), &now = letterOf(pair.now);
        counted += pair.count;
        if ((before.ascii && now.ascii) || now.missing)
            continue;
        add(before, now, pair.count, costs);
        same += static_cast<std::int32_t>(pair.count) * sameForAll(before, now);
        hopeless =
            done % checkedEvery == checkedEvery - 1 && least(costs) + same - slack > rate * counted;
    }
    double scale = 1;
    if (done < pairs.size())
        scale = countOf(pairs) / counted;
    for (std::int32_t& cost : costs)
        cost = static_cast<std::int32_t>(std::min(scale * (cost + same), 1e9));
    return costs;
}

double Scorer::leastRate(std::span<const UnitPair> pairs) const {
    return least(otherPairs(pairs)) / countOf(pairs);
}

std::int32_t Scorer::least(const CostSums& costs) const {
    return *std::min_element(costs.begin(),
                             costs.begin() + static_cast<std::ptrdiff_t>(m_model.languages()));
}

void Scorer::refine(std::span<const UnitTriple> triples, CostSums& costs) const {
    const std::size_t stride = m_model.stride();
    for (const UnitTriple& triple : triples) {
        const Letter &first = letterOf(triple.first), &before = letterOf(triple.before),
                     &now = letterOf(triple.now);
        if ((first.ascii && before.ascii && now.ascii) || now.missing ||
            !m_model.isOwnLetter(before.number))
            continue;
        const auto count = static_cast<std::int32_t>(triple.count);
        const std::int32_t cases =
            count * (m_model.caseAfter(first.letterCase, before.letterCase, now.letterCase) -
                     m_model.caseAfter(before.letterCase, now.letterCase));
        for (std::size_t i = 0; i < stride; ++i)
            costs[i] += cases;
        const std::uint16_t context =
            m_model.isOwnLetter(first.number) ? first.number : m_gap.number;
        if (const CostRow row = m_model.triple(context, before.number, now.number)) {
            addRow(row, stride, count, costs);
            if (const CostRow pair = m_model.pair(before.number, now.number)) {
                addRow(pair, stride, -count, costs);
            } else {
                addRow(m_model.backOff(before.number), stride, -count, costs);
                addRow(m_model.single(now.number), stride, -count, costs);
            }
        } else if (const CostRow back = m_model.backOff(context, before.number)) {
            addRow(back, stride, count, costs);
        }
    }
}

} // namespace charsleuth
