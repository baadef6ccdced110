#pragma once

/// The weights of languageConfidence(), learned by tests/accuracy/train_language.py.
/// Tested by language_confidence_test.

namespace charsleuth {

/// Shares below it count as it, those above 1 less it as that.
extern const double leastShareOfLanguage;
/// Of 1, the share's log odds, nats a character, their square, the logarithm of the number of
/// characters, nats a character times that, the part outside ASCII, and its square.
extern const double languageWeights[8];

} // namespace charsleuth
