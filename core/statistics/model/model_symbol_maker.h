#pragma once

/// Makes symbols of one script's model.

#include "core/statistics/model/language_model.h"
#include "core/statistics/model/model_symbol.h"

namespace charsleuth {

/// The model must outlive it.
class ModelSymbolMaker {
public:
    explicit ModelSymbolMaker(const LanguageModel& model);

    ModelSymbol operator()(char32_t character) const;
    /// The same of a character whose symbol is known.
    ModelSymbol operator()(Symbol symbol, bool ascii) const;
    /// What stands before a text: as a line's end does.
    ModelSymbol start() const { return m_start; }
    /// What stands where nothing could be read: what follows follows a space.
    ModelSymbol gap() const { return m_gap; }

private:
    const LanguageModel* m_model;
    ModelSymbol m_gap, m_start;
};

} // namespace charsleuth
