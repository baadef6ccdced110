#pragma once

/// Runs another program to its end and takes what it prints.

#include "app/files/program_settings.h"
#include "app/files/result.h"

#include <string>
#include <vector>

namespace charsleuth {

struct ProgramOutcome {
    int status = -1; ///< exit status; -1 where a signal ended it
    std::string out; ///< bytes of standard output
    std::string err; ///< bytes of standard error
};

/// `words`: the program, looked up in the absolute folders of the PATH, and its arguments. Its
/// standard input is empty. Fails where it cannot be started or is silent for too long; the error's
/// path is the program's name.
Result<ProgramOutcome> runProgram(const std::vector<std::string>& words,
                                  const ProgramSettings& settings = {});

} // namespace charsleuth
