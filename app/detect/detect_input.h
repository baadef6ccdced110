#pragma once

/// Which encoding an input is in, read to its end.

#include "app/files/file_source.h"
#include "app/files/progress.h"
#include "app/sidecar/surroundings.h"
#include "core/detect.h"

namespace charsleuth {

/// What lies around the file counts as `surroundings` says. Fails only where reading fails or where
/// `progress` stops it. `threads`: how many threads may work on a file of `worthThreads` bytes or
/// more.
Result<Detection> detectInput(FileSource& source, DetectOptions options, Surroundings surroundings,
                              const Progress& progress = {}, std::size_t threads = 1);

} // namespace charsleuth
