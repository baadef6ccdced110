#pragma once

/// Starts another program with its three standard files.

#include "app/files/program_settings.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <string>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace charsleuth {

/// The actions by which a program gets its standard files.
class SpawnActions {
public:
    SpawnActions() { ::posix_spawn_file_actions_init(&m_actions); }
    SpawnActions(const SpawnActions&) = delete;
    SpawnActions& operator=(const SpawnActions&) = delete;
    ~SpawnActions() { ::posix_spawn_file_actions_destroy(&m_actions); }

    void open(int descriptor, const char* path, int flags) {
        ::posix_spawn_file_actions_addopen(&m_actions, descriptor, path, flags, 0);
    }
    void take(int descriptor, int from) {
        ::posix_spawn_file_actions_adddup2(&m_actions, from, descriptor);
    }
    const posix_spawn_file_actions_t* get() const { return &m_actions; }

private:
    posix_spawn_file_actions_t m_actions{};
};

/// Where a program lies by the PATH; empty: it is nowhere. Folders that depend on the current one
/// do not count: the files that are looked at may lie there.
inline std::string placeOf(const std::string& program, const std::string& notBelow) {
    const char* path = std::getenv("PATH"); // NOLINT(concurrency-mt-unsafe): nobody sets it
    std::string_view folders = path != nullptr ? path : "/usr/bin:/bin";
    while (!folders.empty()) {
        const std::size_t end = std::min(folders.find(':'), folders.size());
        const std::string place = std::string(folders.substr(0, end)) + '/' + program;
        folders.remove_prefix(std::min(end + 1, folders.size()));
        const bool below = !notBelow.empty() && place.starts_with(notBelow);
        if (place.starts_with('/') && end > 0 && !below && ::access(place.c_str(), X_OK) == 0)
            return place;
    }
    return {};
}

/// The pointers that C wants, with one to nothing at the end.
inline std::vector<char*> pointersTo(const std::vector<std::string>& words) {
    std::vector<char*> pointers;
    pointers.reserve(words.size() + 1);
    for (const std::string& word : words)
        pointers.push_back(const_cast<char*>(word.c_str())); // NOLINT(*-const-cast): not written to
    pointers.push_back(nullptr);
    return pointers;
}

inline std::vector<std::string> environmentFor(const ProgramSettings& settings) {
    std::vector<std::string> variables = settings.variables;
    for (char** variable = environ; *variable != nullptr; ++variable)
        if (settings.dropped.empty() || !std::string_view(*variable).starts_with(settings.dropped))
            variables.emplace_back(*variable);
    return variables;
}

/// Returns 0, or an errno. `words`: the program and its arguments.
inline int spawn(pid_t& child, const std::vector<std::string>& words,
                 const ProgramSettings& settings, const SpawnActions& actions) {
    const std::string program = placeOf(words.front(), settings.notBelow);
    if (program.empty())
        return ENOENT;
    const std::vector<std::string> variables = environmentFor(settings);
    return ::posix_spawn(&child, program.c_str(), actions.get(), nullptr, pointersTo(words).data(),
                         pointersTo(variables).data());
}

/// Waits for its end: the exit status, or -1 where a signal ended it.
inline int waitFor(pid_t child) {
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/// Waits until one of the files has something to read, or is at its end. False after
/// `longestSilence` milliseconds without: the program is killed then.
inline bool waitForWords(pid_t child, pollfd* files, nfds_t count, int longestSilence) {
    int ready = 0;
    do
        ready = ::poll(files, count, longestSilence);
    while (ready < 0 && errno == EINTR);
    if (ready == 0)
        ::kill(child, SIGKILL);
    return ready > 0;
}

} // namespace charsleuth
