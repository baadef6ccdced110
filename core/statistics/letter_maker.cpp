#include "core/statistics/letter_maker.h"

namespace charsleuth {

namespace {

/// Cost of a second byte for a character, by judgement: one in twenty; and where the text has no
/// letters of the writing that the byte is for.
constexpr std::uint8_t secondWayCost = 37, secondWayElsewhere = 200;

} // namespace

LetterMaker::LetterMaker(const LanguageModel& model)
    : m_model(&model), m_gap((*this)(U' ').missing()), m_start((*this)(U'\n')) {}

Letter LetterMaker::operator()(char32_t character) const {
    if (character == noCharacter)
        return Letter(m_gap.number(), 0, LetterCase::Neither, false).missing();
    const Alphabet& alphabet = m_model->alphabet();
    const Symbol symbol = alphabet.symbolOf(character);
    const std::uint16_t number = alphabet.numberIn(m_model->script(), symbol);
    const LetterCase letterCase =
        m_model->isOwnLetter(number) ? symbol.letterCase : LetterCase::Neither;
    return {number, m_model->member(number, letterCase), letterCase, character < 0x80};
}

Letter LetterMaker::secondWay(Letter letter) const {
    const std::uint8_t more =
        m_model->script() == Script::Latin ? secondWayElsewhere : secondWayCost;
    return {letter.number(), static_cast<std::uint8_t>(letter.cost() + more), letter.letterCase(),
            false};
}

} // namespace charsleuth
