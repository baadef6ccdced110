#pragma once

/// The cost of a few words in the language that fits best, character by character: what the text
/// that was meant costs, and what the text costs as it stands.

#include "core/statistics/score/text_scorer.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace charsleuth {

/// How much a single character may cost.
enum class Bound : std::uint8_t {
    /// For text as it stands, which is taken to be sound: a character costs 12 nats at most, a sign
    /// that people attach to words (®, °, …, a quote) 4 nats at the edge of one, and a letter
    /// outside ASCII behind the one before it in the alphabet no more than in a list of letters:
    /// what each of the 128 characters of a page costs.
    Sound,
    /// As Sound, of text in a language without a model: a letter outside ASCII, and one of ASCII
    /// behind it, costs no more than in a list.
    SoundInAnyLanguage,
    /// For text that is to take its place, which has to be good: 25 nats.
    Meant,
    /// As Meant; ASCII after ASCII costs nothing.
    MeantOutsideAscii,
};

inline bool isOutsideAscii(char32_t character) {
    return character >= 0x80;
}
inline bool isAsciiLetter(char32_t character) {
    return (character | 0x20) >= U'a' && (character | 0x20) <= U'z';
}

/// Whether the character is a sign that people write beside words without a blank.
bool isAttached(char32_t character);

/// Whether a sign at `at` is one that people attach to words, and stands at an edge of one or joins
/// two (a dash, an apostrophe).
bool isAttachedSign(std::u32string_view text, std::size_t at, const Alphabet& alphabet);

/// For one thread.
class TextCost {
public:
    /// -ln P(text) in the language that fits best of those whose letters occur, nats. The cost of
    /// the first character is that after a blank.
    float of(std::u32string_view text, Bound bound);

    /// Sets the text that ofNext() takes the languages from.
    void setContext(std::u32string text);
    /// -ln P(context, text) in the language that fits both best, nats.
    float ofNext(std::u32string_view text, Bound bound);

private:
    using Scripts = std::array<bool, scriptCount>;
    using Sums = std::array<std::int32_t, maxLanguages>; ///< a cost in each language, costUnit

    Scripts scriptsOf(std::u32string_view text) const;
    float inOneScript(std::u32string_view text, const Scripts& scripts, Bound bound);
    /// The cost of "Firefox-а": each part between signs of ASCII in its own language.
    float inParts(std::u32string_view text, Bound bound);
    /// The cost in the language of the least one, of the text and of what stands in `sums`; adds
    /// that of the text to `sums`.
    float in(const LanguageModel& model, std::u32string_view text, Bound bound, Sums& sums) const;

    Models m_models;
    Alphabet m_alphabet;
    std::u32string m_context;
    std::array<std::optional<Sums>, scriptCount> m_ofContext; ///< where they were asked for
};

} // namespace charsleuth
