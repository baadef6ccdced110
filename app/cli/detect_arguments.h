#pragma once

/// The options that every command which detects has in common.

#include "app/cli/option_values.h"
#include "app/files/file_source.h"
#include "core/detect.h"

namespace charsleuth::cli {

/// --hint, --only, --exclude
DetectOptions readDetectOptions(const Arguments& arguments, Reading& reading);

/// --max-bytes
OpenOptions readOpenOptions(const Arguments& arguments, Reading& reading);

} // namespace charsleuth::cli
