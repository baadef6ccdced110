#pragma once

/// Makes the symbols of one script's model.
/// Tested by code_page_symbols_test.

#include "core/statistics/model/language_model.h"
#include "core/statistics/model/model_symbol.h"

namespace charsleuth {

/// The model must outlive it.
class ModelSymbolMaker {
public:
    explicit ModelSymbolMaker(const LanguageModel& model);

    ModelSymbol operator()(char32_t character) const {
        if (character == noCharacter)
            return ModelSymbol(m_gap.number(), 0, LetterCase::Neither, false).missing();
        return (*this)(m_model->alphabet().symbolOf(character), character < 0x80);
    }
    /// The model symbol of a character whose alphabet symbol is known.
    ModelSymbol operator()(Symbol symbol, bool ascii) const {
        const std::uint16_t number = m_model->alphabet().numberIn(m_model->script(), symbol);
        const LetterCase letterCase =
            m_model->isOwnLetter(number) ? symbol.letterCase : LetterCase::Neither;
        return {number, m_model->member(number, letterCase), letterCase, ascii};
    }
    /// The symbol before a text: that of a line end.
    ModelSymbol start() const { return m_start; }
    /// The symbol of a gap: characters after it follow a space.
    ModelSymbol gap() const { return m_gap; }

private:
    const LanguageModel* m_model;
    ModelSymbol m_gap, m_start;
};

} // namespace charsleuth
