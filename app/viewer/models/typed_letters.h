#pragma once

/// What stands for a character that an encoding lacks.

#include <string>

namespace charsleuth::viewer {

/// The letters that people type instead: "z" for "ż", "-" for "–", "EUR" for "€"; "?" where there
/// is nothing like it.
std::u16string typedLetters(char32_t character);

/// "&#8364;", which a browser shows as the character.
std::u16string htmlEntity(char32_t character);

} // namespace charsleuth::viewer
