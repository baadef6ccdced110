#pragma once

/// Standard input, output and error, and the terminal that they may be.

#include <cstddef>

namespace charsleuth {

inline constexpr int standardInput = 0;
inline constexpr int standardOutput = 1;
inline constexpr int standardError = 2;

bool isTerminal(int descriptor);

/// How wide the terminal is; 0 where it does not tell.
std::size_t terminalWidth(int descriptor);

} // namespace charsleuth
