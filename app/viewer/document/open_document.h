#pragma once

/// Opens what the user named: a file, a device, a pipe or standard input.

#include "app/files/result.h"
#include "app/viewer/document/byte_source.h"

#include <stop_token>
#include <string>

namespace charsleuth::viewer {

/// A compressed file is what is inside of it. That and a pipe are read to their end first (at most
/// 1 GiB), so this may take as long as the pipe's writer takes;
/// looks at `stop` after each block. `path` is bytes; "-" is standard input.
Result<SharedBytes> openDocument(const std::string& path, std::stop_token stop = {});

} // namespace charsleuth::viewer
