#include "core/statistics/scorer.h"

namespace charsleuth {

namespace {

/// Cost of a second byte for an ASCII character; by judgement: one in twenty.
constexpr std::uint8_t secondWay = 37;

} // namespace

Scorer::Scorer(Script script, std::span<const char32_t> characters, bool asciiBytes)
    : m_model(script), m_script(script), m_start(made(U'\n')), m_gap(made(U' ')) {
    m_gap.missing = true;
    m_letters.reserve(characters.size());
    for (const char32_t character : characters)
        m_letters.push_back(made(character));
    for (std::size_t byte = 0x80; asciiBytes && byte < m_letters.size(); ++byte)
        if (m_letters[byte].ascii) {
            m_letters[byte].ascii = false;
            m_letters[byte].extra = secondWay;
        }
}

Scorer::Letter Scorer::made(char32_t character) const {
    if (character == noCharacter)
        return {m_gap.number, m_gap.letterCase, false, true};
    const Symbol symbol = symbolOf(character);
    const std::uint16_t number = numberIn(m_script, symbol);
    return {number, isOwnLetter(number) ? symbol.letterCase : LetterCase::Neither, character < 0x80,
            false};
}

Scorer::Letter Scorer::letterOf(Unit unit) const {
    return unit == startUnit ? m_start : unit == gapUnit ? m_gap : m_letters[unit];
}

LanguageCosts Scorer::zero() const {
    return {std::vector<double>(m_model.languages()), std::vector<double>(m_model.languages())};
}

namespace {

void addRow(CostRow row, double count, std::vector<double>& costs) {
    for (std::size_t i = 0; i < costs.size(); ++i)
        costs[i] += count * row[i];
}

void addAll(double cost, std::vector<double>& costs) {
    for (double& each : costs)
        each += cost;
}

} // namespace

void Scorer::addPair(Letter before, Letter now, double count, std::vector<double>& costs) const {
    count *= costUnit;
    if (const CostRow row = m_model.pair(before.number, now.number)) {
        addRow(row, count, costs);
    } else {
        addRow(m_model.backOff(before.number), count, costs);
        addRow(m_model.single(now.number), count, costs);
    }
    addAll(count * (now.extra + m_model.member(now.number, now.letterCase) +
                    m_model.caseAfter(before.letterCase, now.letterCase)),
           costs);
}

bool Scorer::isAscii(const UnitPair& pair) const {
    return letterOf(pair.before).ascii && letterOf(pair.now).ascii;
}

void Scorer::addAsciiPairs(const Passage& passage, LanguageCosts& costs) const {
    for (const UnitPair& pair : passage.pairs())
        if (isAscii(pair))
            addPair(letterOf(pair.before), letterOf(pair.now), pair.count, costs.ascii);
}

void Scorer::addOtherPairs(const Passage& passage, LanguageCosts& costs) const {
    for (const UnitPair& pair : passage.pairs())
        if (!isAscii(pair) && !letterOf(pair.now).missing)
            addPair(letterOf(pair.before), letterOf(pair.now), pair.count, costs.rest);
}

void Scorer::refineByTriples(const Passage& passage, LanguageCosts& costs) const {
    const std::uint16_t space = m_gap.number;
    for (const UnitTriple& triple : passage.triples()) {
        const Letter first = letterOf(triple.first), before = letterOf(triple.before),
                     now = letterOf(triple.now);
        if ((first.ascii && before.ascii && now.ascii) || now.missing ||
            !isOwnLetter(before.number))
            continue;
        const double count = costUnit * triple.count;
        addAll(count * (m_model.caseAfter(first.letterCase, before.letterCase, now.letterCase) -
                        m_model.caseAfter(before.letterCase, now.letterCase)),
               costs.rest);
        const std::uint16_t context = isOwnLetter(first.number) ? first.number : space;
        if (const CostRow row = m_model.triple(context, before.number, now.number)) {
            addRow(row, count, costs.rest);
            if (const CostRow pair = m_model.pair(before.number, now.number)) {
                addRow(pair, -count, costs.rest);
            } else {
                addRow(m_model.backOff(before.number), -count, costs.rest);
                addRow(m_model.single(now.number), -count, costs.rest);
            }
        } else if (const CostRow back = m_model.backOff(context, before.number)) {
            addRow(back, count, costs.rest);
        }
    }
}

} // namespace charsleuth
