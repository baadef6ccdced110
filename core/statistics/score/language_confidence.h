#pragma once

/// The probability that a text is in its likeliest language. The share of this language in the sum
/// over languages is that probability only for a text in some language. Code, numbers and names
/// have a likeliest language, too, and there each character costs more than in sentences.
/// Tested by language_confidence_test.

#include <cstdint>

namespace charsleuth {

/// The findings of scoring a text in all languages.
struct LanguageFacts {
    float share = 0;              ///< of the likeliest language in the sum over languages, 0..1
    float cost = 0;               ///< of the text in the language that costs least, nats
    std::uint64_t characters = 0; ///< of the text that was scored; 0: none was
    std::uint64_t nonAscii = 0;   ///< of these outside ASCII
};

/// The probability that the text is in its likeliest language, 0..1; 0 if nothing was scored.
/// Learned from set-aside sentences of all languages, alone and within code, subtitles, tables and
/// settings, and from code, numbers and names (tests/accuracy/train_language.py).
double languageConfidence(const LanguageFacts& facts);

} // namespace charsleuth
