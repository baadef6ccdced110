#pragma once

/// What charsleuth-bench is asked for.

#include <cstddef>
#include <string>

namespace charsleuth::bench {

/// Candidates, as the command line shows by default.
constexpr std::size_t explainedByDefault = 5;

struct Options {
    std::size_t mebibytes = 64;
    std::size_t files = 10'000;
    int runs = 3;
    bool large = false; ///< up to 8 GiB and 100,000 files, which takes minutes
    std::string samples, corpus;
    std::string only;   ///< one table's name, or empty
    std::string report; ///< path, or empty
};

} // namespace charsleuth::bench
