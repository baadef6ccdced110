#pragma once

/// The mojibake in a file, in short.

#include "core/repair/repair.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace charsleuth {

/// Mojibake in a text, in short.
struct MojibakeFound {
    std::size_t runs = 0;
    std::vector<std::string> chain; ///< of most runs, in the order in which it happened
    double confidence = 0;          ///< of these runs, on average
};

/// Names the chain of most runs. Nothing where there is no run.
std::optional<MojibakeFound> mojibakeIn(std::span<const Repair> repairs);

} // namespace charsleuth
