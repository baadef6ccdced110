#pragma once

/// Makes letters of one script's model.

#include "core/statistics/language_model.h"
#include "core/statistics/letter.h"

namespace charsleuth {

/// The model must outlive it.
class LetterMaker {
public:
    explicit LetterMaker(const LanguageModel& model);

    Letter operator()(char32_t character) const;
    /// The same of a character whose symbol is known.
    Letter operator()(Symbol symbol, bool ascii) const;
    /// What stands before a text: as a line's end does.
    Letter start() const { return m_start; }
    /// What stands where nothing could be read: what follows follows a space.
    Letter gap() const { return m_gap; }

private:
    const LanguageModel* m_model;
    Letter m_gap, m_start;
};

} // namespace charsleuth
