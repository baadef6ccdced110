#pragma once

/// What another detector says of the same bytes, as it stated it. The caller asks it and hands it
/// in.

#include <optional>
#include <string>

namespace charsleuth {

struct Opinion {
    std::string engine;               ///< "uchardet" or "icu"
    std::string label;                ///< its answer as it wrote it; empty when it gave none
    std::optional<double> confidence; ///< 0..1 as it stated it; what it means differs by engine
};

} // namespace charsleuth
