#include "app/files/run_program.h"

#include "app/files/windows/started.h"

#include <array>
#include <cerrno>
#include <thread>

namespace charsleuth {

using namespace windows;

namespace {

void readAll(const Pipe& pipe, std::string& text) {
    std::array<char, 1 << 16> buffer;
    DWORD count = 0;
    while (ReadFile(pipe.reading.get(), buffer.data(), static_cast<DWORD>(buffer.size()), &count,
                    nullptr) != 0 &&
           count > 0)
        text.append(buffer.data(), count);
}

} // namespace

Result<ProgramOutcome> runProgram(const std::vector<std::string>& words,
                                  const ProgramSettings& settings) {
    Pipe out, err;
    const Handle nothing = openNothing();
    Handle process;
    if (!out.open() || !err.open() ||
        !startProgram(words, settings, nothing.get(), out.writing.get(), err.writing.get(),
                      process))
        return Error{words.front(), causeOf(errno)};
    out.writing.close();
    err.writing.close();
    ProgramOutcome outcome;
    std::thread errors([&] { readAll(err, outcome.err); });
    readAll(out, outcome.out);
    errors.join();
    WaitForSingleObject(process.get(), INFINITE);
    DWORD status = 0;
    if (GetExitCodeProcess(process.get(), &status))
        outcome.status = static_cast<int>(status);
    return outcome;
}

} // namespace charsleuth
