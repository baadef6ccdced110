#include "app/files/run_program.h"

#include "app/files/file_descriptor.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace charsleuth {

namespace {

struct Pipe {
    std::array<int, 2> ends{-1, -1};

    bool open() { return ::pipe2(ends.data(), O_CLOEXEC) == 0; }
    void closeWriting() { closeEnd(1); }
    Pipe() = default;
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() {
        closeEnd(0);
        closeEnd(1);
    }

private:
    void closeEnd(std::size_t end) {
        if (ends[end] >= 0)
            ::close(ends[end]);
        ends[end] = -1;
    }
};

/// The actions by which the program gets its three files.
class Actions {
public:
    Actions(const Pipe& out, const Pipe& err) {
        ::posix_spawn_file_actions_init(&m_actions);
        ::posix_spawn_file_actions_addopen(&m_actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        ::posix_spawn_file_actions_adddup2(&m_actions, out.ends[1], STDOUT_FILENO);
        ::posix_spawn_file_actions_adddup2(&m_actions, err.ends[1], STDERR_FILENO);
    }
    Actions(const Actions&) = delete;
    Actions& operator=(const Actions&) = delete;
    ~Actions() { ::posix_spawn_file_actions_destroy(&m_actions); }

    const posix_spawn_file_actions_t* get() const { return &m_actions; }

private:
    posix_spawn_file_actions_t m_actions{};
};

/// Appends what is there; false at the end.
bool readSome(int descriptor, std::string& text) {
    std::array<char, 1 << 16> buffer;
    const ssize_t count = ::read(descriptor, buffer.data(), buffer.size());
    if (count > 0)
        text.append(buffer.data(), static_cast<std::size_t>(count));
    return count > 0 || (count < 0 && errno == EINTR);
}

void readBoth(const Pipe& out, const Pipe& err, ProgramOutcome& outcome) {
    std::array<pollfd, 2> waiting{{{out.ends[0], POLLIN, 0}, {err.ends[0], POLLIN, 0}}};
    while (waiting[0].fd >= 0 || waiting[1].fd >= 0) {
        if (::poll(waiting.data(), waiting.size(), -1) < 0 && errno != EINTR)
            return;
        if (waiting[0].revents != 0 && !readSome(waiting[0].fd, outcome.out))
            waiting[0].fd = -1;
        if (waiting[1].revents != 0 && !readSome(waiting[1].fd, outcome.err))
            waiting[1].fd = -1;
    }
}

} // namespace

Result<ProgramOutcome> runProgram(const std::vector<std::string>& words) {
    Pipe out, err;
    if (!out.open() || !err.open())
        return Error{words.front(), causeOf(errno)};
    std::vector<char*> pointers;
    pointers.reserve(words.size() + 1);
    for (const std::string& word : words)
        pointers.push_back(const_cast<char*>(word.c_str())); // NOLINT(*-const-cast): not written to
    pointers.push_back(nullptr);
    pid_t child = -1;
    const Actions actions(out, err);
    const int trouble =
        ::posix_spawnp(&child, pointers.front(), actions.get(), nullptr, pointers.data(), environ);
    if (trouble != 0)
        return Error{words.front(), causeOf(trouble)};
    out.closeWriting();
    err.closeWriting();
    ProgramOutcome outcome;
    readBoth(out, err, outcome);
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    if (WIFEXITED(status))
        outcome.status = WEXITSTATUS(status);
    return outcome;
}

} // namespace charsleuth
