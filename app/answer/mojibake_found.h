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

/// "UTF-8 read as windows-1252, then UTF-8 read as IBM437": in the order in which it happened.
std::string inWords(const Chain& chain);

/// Names the chain of most runs. Nothing where there is no run.
std::optional<MojibakeFound> mojibakeIn(std::span<const Repair> repairs);

} // namespace charsleuth
