#pragma once

/// The encoding that a misspelt label means: "windos-1251".

#include "core/registry/encoding_id.h"

#include <optional>
#include <string_view>

namespace charsleuth {

/// The encoding whose name differs from a label by a letter or two; nothing where several do, and
/// where the numbers in them are not the same.
std::optional<EncodingId> probablyMeant(std::string_view label);

} // namespace charsleuth
