#pragma once

/// Which encoding an input is in, read to its end.

#include "app/convert/conversion.h"
#include "app/sidecar/surroundings.h"
#include "core/detect.h"

namespace charsleuth {

/// What lies around the file counts as `surroundings` says. Fails only where reading does, or where
/// it is stopped. `threads`: how many may work on it, where it is a file that is worth it.
Result<Detection> detectInput(FileSource& source, DetectOptions options, Surroundings surroundings,
                              const Progress& progress = {}, std::size_t threads = 1);

} // namespace charsleuth
