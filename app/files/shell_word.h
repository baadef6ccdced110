#pragma once

/// Words of commands that a message hands on, to be typed or pasted.

#include <cstdint>
#include <string>

namespace charsleuth {

enum class Shell : std::uint8_t {
    Posix, ///< sh, bash, zsh; what a line cannot hold as $'...' (POSIX.1-2024)
    PowerShell,
    Cmd, ///< of Windows
};

/// That of the system that the program runs on: PowerShell on Windows.
Shell systemShell();

/// The word as the shell takes it apart again: nothing in it is obeyed, and it fits into one line
/// of printable text.
std::string shellWord(const std::string& word, Shell shell = systemShell());

/// The path of a file, which no program takes for an option.
std::string shellPath(const std::string& path, Shell shell = systemShell());

} // namespace charsleuth
