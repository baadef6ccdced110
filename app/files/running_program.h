#pragma once

/// Another program that is asked one thing after the other.

#include "app/files/program_settings.h"
#include "app/files/result.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

class RunningProgram {
public:
    /// `words`: the program, looked up in the absolute folders of the PATH, and its arguments. What
    /// it prints to standard error is dropped. Fails where it cannot be started; the error's path
    /// is the program's name.
    static Result<RunningProgram> start(const std::vector<std::string>& words,
                                        const ProgramSettings& settings = {});

    RunningProgram(RunningProgram&&) noexcept;
    RunningProgram& operator=(RunningProgram&&) noexcept;
    /// Closes its standard input and output, and waits for its end.
    ~RunningProgram();

    /// To its standard input; false where it is gone. Waits where the program does not read more
    /// than a pipe holds (4 KiB or more): a question is short, and its answer read before the next.
    bool write(std::string_view text);
    /// Waits for what it prints and appends it; false at the end, and where it is silent for too
    /// long.
    bool read(std::string& text);

private:
    struct State;
    explicit RunningProgram(std::unique_ptr<State> state);

    std::unique_ptr<State> m_state;
};

} // namespace charsleuth
