#pragma once

/// What the folder's other files are in, for a user who asked that they count.

#include "core/evidence/hint.h"

#include <string>
#include <vector>

namespace charsleuth {

/// Examines the first 64 KiB of at most 16 files with the same extension and gives the encoding
/// that most of those with a strong answer have, ASCII apart; empty where there is none.
std::vector<Hint> readSiblings(const std::string& path);

} // namespace charsleuth
