#pragma once

/// Reads a configuration file.

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace charsleuth {

/// Which configuration files are read.
struct Reach {
    Reach(std::string folder = {}, bool alsoOutside = false)
        : top(std::move(folder)), outside(alsoOutside || top.empty()) {}

    /// A folder below which no link is followed, see openBeneath(): absolute and normal with a
    /// slash at the end; empty for none.
    std::string top;
    bool outside; ///< also those outside of it

    bool operator==(const Reach&) const = default;
};

inline constexpr std::size_t longestSmallFile = std::size_t{1} << 20; ///< bytes

/// Of a longer file the lines that end in its first `longestSmallFile` bytes; nothing where it is a
/// link, no regular file or cannot be read.
std::optional<std::string> readSmallFile(const std::string& path, const Reach& reach = {});

} // namespace charsleuth
