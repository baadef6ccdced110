#pragma once

/// Time and memory of what a function does.

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace charsleuth::bench {

/// Where this program lies, and the others of the same build beside it.
std::filesystem::path programFolder();

/// Median of the CPU seconds of this thread that `work` takes; called `runs` times, and once before
/// to warm up.
double medianSeconds(int runs, const std::function<void()>& work);

/// Bytes by which the resident memory is higher at its peak during `work` than before, in a process
/// of its own that has done it once and then given back what it had freed; 0 where the system does
/// not tell (/proc).
std::size_t peakBytes(const std::function<void()>& work);

/// Of a program run to its end by charsleuth-bench-launch, its output thrown away. Negative when it
/// cannot be run.
struct ProgramSeconds {
    double cpu; ///< user and system
    double wall;
    double peak; ///< resident bytes, of this program alone
};
/// Medians of `runs`.
ProgramSeconds medianSecondsOfProgram(int runs, const std::vector<std::string>& command);

} // namespace charsleuth::bench
