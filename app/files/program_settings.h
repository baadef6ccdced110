#pragma once

/// What another program is started with, and from where.

#include <string>
#include <vector>

namespace charsleuth {

struct ProgramSettings {
    /// Variables of the environment that begin so are not handed on; empty: all are.
    std::string dropped;
    std::vector<std::string> variables; ///< "NAME=value": handed on in their place
    std::string notBelow;               ///< a folder, in which no program is looked up
    /// Milliseconds after which a program that prints nothing is ended; -1 for never. On Windows it
    /// is waited for.
    int longestSilence = -1;
};

} // namespace charsleuth
