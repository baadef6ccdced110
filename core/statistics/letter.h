#pragma once

/// What the units of a passage are in the model of one script.

#include "core/statistics/language_model.h"

namespace charsleuth {

/// Marks a unit without a character: a byte that a page does not define. As large as no code point.
inline constexpr char32_t noCharacter = 0xFFFFFFFF;

/// A character as a model knows it.
struct Letter {
    std::uint16_t number = 0; ///< of the symbol, in the script's model
    LetterCase letterCase{};
    std::uint8_t cost = 0; ///< on top of the symbol's, whatever stands before it
    bool ascii = false;
    bool missing = false; ///< there is no character
};

/// Makes letters of one script's model, which must outlive it.
class LetterMaker {
public:
    explicit LetterMaker(const LanguageModel& model);

    Letter operator()(char32_t character) const;
    Letter operator()(Symbol symbol, bool ascii) const {
        const std::uint16_t number = m_model->alphabet().numberIn(m_model->script(), symbol);
        const LetterCase letterCase =
            m_model->isOwnLetter(number) ? symbol.letterCase : LetterCase::Neither;
        return {number, letterCase, m_model->member(number, letterCase), ascii, false};
    }
    /// Of a unit without a character.
    Letter missing() const { return {.number = m_gap.number, .missing = true}; }
    /// The letter of a unit that is a second, rarer way to write its character
    /// (core/statistics/second_bytes.h). It counts as if outside ASCII.
    Letter secondWay(Letter letter) const;
    /// What stands before a text: as a line's end does.
    const Letter& start() const { return m_start; }
    /// What stands where nothing could be read: what follows follows a space.
    const Letter& gap() const { return m_gap; }

private:
    const LanguageModel* m_model;
    Letter m_start, m_gap;
};

} // namespace charsleuth
