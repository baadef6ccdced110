#pragma once

/// Losses in words, for whoever reads of them.

#include "app/losses/text_losses.h"

#include <string>
#include <string_view>

namespace charsleuth {

/// The rule of `charsleuth check` that the damage offends.
std::string_view ruleOf(TextDamage damage);

/// "déjà" became "deja", in letters of ASCII (5 words)
std::string wordsOf(const TextLoss& loss);

} // namespace charsleuth
