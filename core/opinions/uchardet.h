#pragma once

/// uchardet's opinion of some bytes.

#include "core/bytes/bytes.h"
#include "core/bytes/exported.h"
#include "core/evidence/opinion.h"

#include <optional>

namespace charsleuth {

/// uchardet's answer for the first 64 KiB. uchardet 0.0.7 states no confidence; the label is empty
/// if it has no answer. Nothing in builds without uchardet (CHARSLEUTH_WITH_UCHARDET). May be
/// called from any thread.
CHARSLEUTH_EXPORT std::optional<Opinion> askUchardet(Bytes bytes);

} // namespace charsleuth
