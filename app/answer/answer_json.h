#pragma once

/// The answer as one JSON object on one line (schema 1, see plugin/PROTOCOL.md).

#include "app/answer/file_report.h"

#include <string>

namespace charsleuth {

/// Ends with a newline; valid UTF-8 whatever the file is called.
std::string jsonLine(const FileReport& answer);

} // namespace charsleuth
