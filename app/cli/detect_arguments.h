#pragma once

/// The options that every command which detects has in common.

#include "app/cli/answer.h"
#include "app/cli/option_values.h"

#include <cstddef>

namespace charsleuth::cli {

/// --hint, --only, --exclude, --no-sidecar, --hint-siblings. Nothing is told of the candidates:
/// most commands want the encoding.
DetectSettings readDetectSettings(const Arguments& arguments);

/// --jobs: threads, one a core where it is not given.
std::size_t readJobs(const Arguments& arguments);

/// --max-bytes, --raw
OpenOptions readOpenOptions(const Arguments& arguments);

} // namespace charsleuth::cli
