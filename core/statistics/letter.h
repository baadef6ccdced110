#pragma once

/// What the units of a passage are in the model of one script.

#include "core/statistics/alphabet.h"
#include "core/statistics/passage.h"

#include <cstdint>
#include <span>

namespace charsleuth {

/// Marks a unit without a character: a byte that a page does not define. As large as no code point.
inline constexpr char32_t noCharacter = 0xFFFFFFFF;

/// A character as a model knows it.
class Letter {
public:
    constexpr Letter() = default;
    constexpr Letter(std::uint16_t number, std::uint8_t cost, LetterCase letterCase, bool ascii)
        : m_number(number), m_cost(cost),
          m_traits(static_cast<std::uint8_t>(static_cast<unsigned>(letterCase) |
                                             (ascii ? asciiTrait : 0u))) {}
    /// As in generated tables: number, cost << 16, traits << 24.
    static constexpr Letter unpacked(std::uint32_t packed) {
        Letter letter;
        letter.m_number = static_cast<std::uint16_t>(packed);
        letter.m_cost = static_cast<std::uint8_t>(packed >> 16);
        letter.m_traits = static_cast<std::uint8_t>(packed >> 24);
        return letter;
    }
    /// The same where there is no character: what follows follows this letter.
    constexpr Letter missing() const {
        Letter letter = *this;
        letter.m_traits = static_cast<std::uint8_t>(letter.m_traits | missingTrait);
        return letter;
    }

    std::uint16_t number() const { return m_number; } ///< of the symbol, in the script's model
    /// On top of the symbol's, whatever stands before it.
    std::uint8_t cost() const { return m_cost; }
    LetterCase letterCase() const { return static_cast<LetterCase>(m_traits & caseTraits); }
    bool isAscii() const { return (m_traits & asciiTrait) != 0; }
    bool isMissing() const { return (m_traits & missingTrait) != 0; }

private:
    static constexpr unsigned caseTraits = 3, asciiTrait = 4, missingTrait = 8;

    std::uint16_t m_number = 0;
    std::uint8_t m_cost = 0, m_traits = 0;
};

/// The letters of a draft's units, and those for the start and for gaps. Refers to them.
class Letters {
public:
    static constexpr std::size_t beside = 2; ///< those for gaps and for the start

    /// `all`: first those beside, then those of the units.
    explicit Letters(std::span<Letter> all) : m_first(all.data() + beside) {}

    Letter& operator[](Unit unit) const {
        static_assert(startUnit == 0xFFFF && gapUnit == 0xFFFE); // -1 and -2
        return m_first[static_cast<std::int16_t>(unit)];
    }

private:
    Letter* m_first;
};

} // namespace charsleuth
