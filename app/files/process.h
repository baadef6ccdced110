#pragma once

/// How a program of ours begins.

#include <cstdint>
#include <string>
#include <vector>

namespace charsleuth {

/// What a program does first: standard streams that were closed are occupied, a reader that goes
/// away and a file that gets too large are seen when writing and end nothing, freed memory is kept.
void prepareProcess();

/// The words after the program's name, as `main` got them; on Windows UTF-8 of what was typed.
std::vector<std::string> programArguments(int count, char* words[]);

/// The number that the system gave the running program, which no other that runs has.
std::int64_t processNumber();

} // namespace charsleuth
