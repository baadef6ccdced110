#pragma once

/// Extended attributes that tell a file's encoding.

#include "core/evidence/hint.h"

#include <string>
#include <vector>

namespace charsleuth {

/// user.charset, user.mime_type (freedesktop.org, "Guidelines for extended attributes") and
/// com.apple.TextEncoding ("utf-8;134217984", here in the user namespace). Empty where the file
/// system or the system has none. Where the file is open its descriptor saves looking up the path.
std::vector<Hint> readExtendedAttributes(const std::string& file, int openFile = -1);

} // namespace charsleuth
