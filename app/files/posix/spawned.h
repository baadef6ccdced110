#pragma once

/// Starts another program with its three standard files.

#include <cerrno>
#include <fcntl.h>
#include <spawn.h>
#include <string>
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

/// Returns 0, or an errno. `words`: the program, looked up on the PATH, and its arguments.
inline int spawn(pid_t& child, const std::vector<std::string>& words, const SpawnActions& actions) {
    std::vector<char*> pointers;
    pointers.reserve(words.size() + 1);
    for (const std::string& word : words)
        pointers.push_back(const_cast<char*>(word.c_str())); // NOLINT(*-const-cast): not written to
    pointers.push_back(nullptr);
    return ::posix_spawnp(&child, pointers.front(), actions.get(), nullptr, pointers.data(),
                          environ);
}

/// Waits for its end: the exit status, or -1 where a signal ended it.
inline int waitFor(pid_t child) {
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

} // namespace charsleuth
