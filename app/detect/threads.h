#pragma once

/// Threads that work for the core, which starts none.

#include "app/detect/start_threads.h"
#include "core/bytes/executor.h"

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <mutex>
#include <vector>

namespace charsleuth {

/// The caller of run() is one of the threads and works, too. They end with this object.
class Threads final : public Executor {
public:
    /// Fewer where the system gives no more. Requires: count >= 1.
    explicit Threads(std::size_t count);
    ~Threads() override;

    void run(std::size_t count, const std::function<void(std::size_t)>& job) override;

private:
    void help();
    void work(std::unique_lock<std::mutex>& lock);

    std::mutex m_mutex; ///< guards what follows
    std::condition_variable m_begun, m_ended;
    const std::function<void(std::size_t)>* m_job = nullptr;
    std::size_t m_next = 0, m_count = 0; ///< the next job that nobody has begun, and how many
    std::size_t m_working = 0;           ///< threads inside a job
    std::exception_ptr m_thrown;
    bool m_closing = false;
    std::vector<JoinedThread> m_helpers; ///< the last to be made: they use the others
};

/// Below this size it is not worth while to start threads for one input; in bytes.
constexpr std::uint64_t worthThreads = std::uint64_t{8} << 20;

} // namespace charsleuth
