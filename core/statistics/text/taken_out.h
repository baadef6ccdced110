#pragma once

/// What is taken out of a sample before it is scored as language, since every code page explains it
/// about alike.
/// Tested by lone_bytes_test.

#include "core/statistics/text/enumerations.h"
#include "core/statistics/text/lone_bytes.h"

#include <vector>

namespace charsleuth {

struct TakenOut {
    std::vector<Enumeration> enumerations;
    std::vector<LoneByte> loneBytes;
};

} // namespace charsleuth
