#pragma once

/// How jobs that do not depend on each other are run: the core starts no threads, its caller may.

#include <cstddef>
#include <functional>

namespace charsleuth {

/// Given by the caller, who owns it and keeps it as long as what it was given to.
class Executor {
public:
    virtual ~Executor() = default;

    /// Calls `job` with each of 0 .. count - 1 once, in any order and any threads, the caller's
    /// among them or not, and returns when all calls have returned; what they wrote is visible to
    /// the caller then. What a call throws is thrown here, too (the first, where there are
    /// several); calls not begun until then may be left out.
    ///
    /// Is called by one thread at a time and never by a job.
    virtual void run(std::size_t count, const std::function<void(std::size_t)>& job) = 0;
};

/// The same, one after the other in this thread where there is no executor.
template <class Job>
void runJobs(Executor* executor, std::size_t count, const Job& job) {
    if (executor && count > 1)
        return executor->run(count, std::cref(job));
    for (std::size_t i = 0; i < count; ++i)
        job(i);
}

} // namespace charsleuth
