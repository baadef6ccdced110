#pragma once

/// uchardet's opinion of some bytes.

#include "core/bytes/bytes.h"
#include "core/evidence/opinion.h"

#include <optional>

namespace charsleuth {

/// Looks at the first 64 KiB only. uchardet 0.0.7 states no confidence, and an empty label where it
/// has no answer. Nothing at all when built without it (CHARSLEUTH_WITH_UCHARDET). Any thread.
std::optional<Opinion> askUchardet(Bytes bytes);

} // namespace charsleuth
