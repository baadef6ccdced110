#pragma once

/// What statistics may say against a declared encoding.
/// Tested by weighing_test and lies_test.

#include "core/ranking/grouping.h"

#include <span>

namespace charsleuth {

/// Bounds the deficit of the groups whose encoding is declared. A declared encoding explains text
/// of no language too: lists of letters, keymaps, tables. Each byte of 0x80 or more then costs as
/// much as if all were alike. So only a reading whose characters are likelier than that, as those
/// of a language are, says something against a declaration that the bytes bear out.
///
/// `groups`: in the order of the readings, best first; they have their deficits.
void boundByDeclaration(const RankingInput& input, std::span<Group> groups);

} // namespace charsleuth
