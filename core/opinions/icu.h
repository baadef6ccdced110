#pragma once

/// The opinion of ICU's charset detector.

#include "core/bytes/bytes.h"
#include "core/evidence/opinion.h"

#include <optional>

namespace charsleuth {

/// Its best match for the first 64 KiB, with ICU's confidence divided by 100; an empty label where
/// it has none. Nothing at all when the detector cannot be opened. Any thread.
std::optional<Opinion> askIcu(Bytes bytes);

} // namespace charsleuth
