#include "app/files/run_program.h"

#include "app/files/posix/pipe.h"
#include "app/files/posix/spawned.h"

#include <array>
#include <cerrno>
#include <unistd.h>

namespace charsleuth {

namespace {

/// Appends what is there; false at the end.
bool readSome(int descriptor, std::string& text) {
    std::array<char, 1 << 16> buffer;
    const ssize_t count = ::read(descriptor, buffer.data(), buffer.size());
    if (count > 0)
        text.append(buffer.data(), static_cast<std::size_t>(count));
    return count > 0 || (count < 0 && errno == EINTR);
}

/// False where it printed nothing for too long.
bool readBoth(pid_t child, const Pipe& out, const Pipe& err, int longestSilence,
              ProgramOutcome& outcome) {
    std::array<pollfd, 2> waiting{{{out.ends[0], POLLIN, 0}, {err.ends[0], POLLIN, 0}}};
    while (waiting[0].fd >= 0 || waiting[1].fd >= 0) {
        if (!waitForWords(child, waiting.data(), waiting.size(), longestSilence))
            return false;
        if (waiting[0].revents != 0 && !readSome(waiting[0].fd, outcome.out))
            waiting[0].fd = -1;
        if (waiting[1].revents != 0 && !readSome(waiting[1].fd, outcome.err))
            waiting[1].fd = -1;
    }
    return true;
}

} // namespace

Result<ProgramOutcome> runProgram(const std::vector<std::string>& words,
                                  const ProgramSettings& settings) {
    Pipe out, err;
    if (!out.open() || !err.open())
        return Error{words.front(), causeOf(errno)};
    SpawnActions actions;
    actions.open(STDIN_FILENO, "/dev/null", O_RDONLY);
    actions.take(STDOUT_FILENO, out.ends[1]);
    actions.take(STDERR_FILENO, err.ends[1]);
    pid_t child = -1;
    if (const int trouble = spawn(child, words, settings, actions); trouble != 0)
        return Error{words.front(), causeOf(trouble)};
    out.closeWriting();
    err.closeWriting();
    ProgramOutcome outcome;
    const bool ended = readBoth(child, out, err, settings.longestSilence, outcome);
    outcome.status = waitFor(child);
    if (!ended)
        return Error{words.front(), "printed nothing for too long, and was ended"};
    return outcome;
}

} // namespace charsleuth
