#pragma once

/// Runs independent jobs. The core starts no threads; its caller may lend some.

#include <cstddef>
#include <functional>

namespace charsleuth {

/// Threads that the caller lends. The caller owns the executor, and keeps it alive while the core
/// holds a pointer to it.
class Executor {
public:
    virtual ~Executor() = default;

    /// Calls `job` once with each number from 0 to count - 1, in any order and on any threads, and
    /// returns when all calls have returned. The caller of run() then sees everything that the jobs
    /// wrote. If jobs throw, run() rethrows the first exception, and may leave out jobs that have
    /// not begun.
    ///
    /// One thread at a time calls run(), and a job never does.
    virtual void run(std::size_t count, const std::function<void(std::size_t)>& job) = 0;
};

/// Runs the jobs with the executor, or one after the other in this thread if it is null.
template <class Job>
void runJobs(Executor* executor, std::size_t count, const Job& job) {
    if (executor && count > 1)
        return executor->run(count, std::cref(job));
    for (std::size_t i = 0; i < count; ++i)
        job(i);
}

} // namespace charsleuth
