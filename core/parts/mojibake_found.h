#pragma once

/// The mojibake in a file, in short.

#include "core/repair/repair.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace charsleuth {

struct MojibakeFound {
    std::size_t runs = 0;
    Chain chain;           ///< of most runs
    double confidence = 0; ///< of these runs, on average
    Repair first;          ///< the first run
};

/// "UTF-8 read as windows-1252, then UTF-8 read as IBM437": in the order in which it happened.
CHARSLEUTH_EXPORT std::string inWords(const Chain& chain);

/// Names the chain of most runs. Nothing where there is no run.
std::optional<MojibakeFound> mojibakeIn(std::span<const Repair> repairs);

} // namespace charsleuth
