#pragma once

/// Entities of HTML for characters of Latin-1 and windows-1252: `&Atilde;`, `&#195;`, `&#xC3;`.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace charsleuth {

struct Entity {
    char32_t character;
    std::size_t size; ///< characters from `&` to `;`
};

/// The entity at the start of the text; nothing unless its character is outside ASCII. Of named
/// ones those of HTML 4.01, section 24, that are characters of windows-1252.
std::optional<Entity> entityAt(std::u32string_view text);

/// The text with each character outside ASCII as an entity, by name where HTML 4 has one for it in
/// windows-1252.
std::u16string withEntities(std::u16string_view text);

} // namespace charsleuth
