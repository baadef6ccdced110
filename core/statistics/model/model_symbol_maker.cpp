#include "core/statistics/model/model_symbol_maker.h"

namespace charsleuth {

ModelSymbolMaker::ModelSymbolMaker(const LanguageModel& model)
    : m_model(&model), m_gap((*this)(U' ').missing()), m_start((*this)(U'\n')) {}

ModelSymbol ModelSymbolMaker::operator()(char32_t character) const {
    if (character == noCharacter)
        return ModelSymbol(m_gap.number(), 0, LetterCase::Neither, false).missing();
    return (*this)(m_model->alphabet().symbolOf(character), character < 0x80);
}

ModelSymbol ModelSymbolMaker::operator()(Symbol symbol, bool ascii) const {
    const std::uint16_t number = m_model->alphabet().numberIn(m_model->script(), symbol);
    const LetterCase letterCase =
        m_model->isOwnLetter(number) ? symbol.letterCase : LetterCase::Neither;
    return {number, m_model->member(number, letterCase), letterCase, ascii};
}

} // namespace charsleuth
