#include "core/statistics/letter.h"

namespace charsleuth {

namespace {

/// Cost of a second byte for a character, by judgement: one in twenty; and where the text has no
/// letters of the writing that the byte is for.
constexpr std::uint8_t secondWayCost = 37, secondWayElsewhere = 200;

} // namespace

LetterMaker::LetterMaker(const LanguageModel& model)
    : m_model(&model), m_start((*this)(U'\n')), m_gap((*this)(U' ')) {
    m_gap.missing = true;
}

Letter LetterMaker::operator()(char32_t character) const {
    if (character == noCharacter)
        return missing();
    return (*this)(m_model->alphabet().symbolOf(character), character < 0x80);
}

Letter LetterMaker::secondWay(Letter letter) const {
    const std::uint8_t more =
        m_model->script() == Script::Latin ? secondWayElsewhere : secondWayCost;
    letter.ascii = false;
    letter.cost = static_cast<std::uint8_t>(letter.cost + more);
    return letter;
}

} // namespace charsleuth
