#pragma once

/// The opinion of ICU's charset detector.

#include "core/bytes/bytes.h"
#include "core/bytes/exported.h"
#include "core/evidence/opinion.h"

#include <optional>

namespace charsleuth {

/// ICU's best match for the first 64 KiB, with its confidence divided by 100. The label is empty if
/// ICU has no answer. Nothing if the detector cannot be opened. May be called from any thread.
CHARSLEUTH_EXPORT std::optional<Opinion> askIcu(Bytes bytes);

} // namespace charsleuth
