#pragma once

/// The answer of another detector about the same bytes, as it stated it. The caller asks the
/// detector and hands the opinion in.

#include <optional>
#include <string>

namespace charsleuth {

struct Opinion {
    std::string engine; ///< "uchardet" or "icu"
    std::string label;  ///< its answer as it wrote it; empty if it gave none
    /// 0..1 as it stated it; engines differ in what they mean by it.
    std::optional<double> confidence;
};

} // namespace charsleuth
