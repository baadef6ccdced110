#pragma once

/// What an edit did to the characters of a text that it did not mean to change.
///
///     before, now ─► lines that differ ─► lines, then words, side by side ─► damage of each ─►
///     losses
///
/// A word counts where it stands in the place of another one and damage alone lies between them
/// (damage.h). Letters that were written in ASCII or left out are also what a correction of
/// spelling does; they count by how much of the changed text they concern.

#include "app/losses/damage.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

struct TextLoss {
    TextDamage damage{};
    std::optional<ChainStep> step; ///< of TextDamage::Misread
    std::uint64_t line = 1;        ///< of the first place, in the text now, from 1
    std::u16string before, now;    ///< the first word, as it was and as it is
    std::uint64_t places = 0;      ///< words
};

/// The losses, one for each kind of damage, the gravest first. `before`, `now`: with LF at the ends
/// of lines. `encoding`: of the text before. Nearly linear in the texts.
std::vector<TextLoss> lossesBetween(std::u16string_view before, std::u16string_view now,
                                    EncodingId encoding);

} // namespace charsleuth
