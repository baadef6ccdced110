#pragma once

/// Does one thing to many inputs in several threads and gives the results in the inputs' order.

#include "app/detect/start_threads.h"

#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace charsleuth {

/// Memory is bounded: at most `atATime` inputs a thread are between `next` and `deliver`. What is
/// thrown in a thread is thrown again in the caller's, after what came before was delivered.
template <typename Input, typename Output>
class OrderedWork {
public:
    struct Steps {
        /// Called by one thread at a time; nothing at the end.
        std::function<std::optional<Input>()> next;
        /// Called once in each thread, and what it gives is called there.
        std::function<std::function<Output(const Input&)>()> makeWorker;
        /// Called by one thread at a time with all that is ready; no more work is begun when it
        /// gives false.
        std::function<bool(std::span<const Output>)> deliver;
    };

    /// So many that the others go on while one input takes as long as a dozen.
    static constexpr std::size_t atATime = 16;

    explicit OrderedWork(Steps steps) : m_steps(std::move(steps)) {}

    /// Returns when all is done. The caller's thread is one of the `threads` and works too. Each
    /// delivers: one that is held up by its input holds up no other's results. They are fewer where
    /// the system gives no more. Call it once. Requires: threads >= 1.
    void run(std::size_t threads) {
        m_most = atATime * threads;
        const auto others = startThreads(threads - 1, [this] { work(); });
        work();
        std::unique_lock lock(m_mutex);
        for (;;) {
            m_changed.wait(lock, [&] { return isReady() || m_working == 0; });
            if (!isReady())
                break;
            deliverReady(lock);
        }
        if (m_thrown)
            std::rethrow_exception(m_thrown);
    }

private:
    bool isReady() const { return !m_refused && m_done.contains(m_delivered); }

    void deliverReady(std::unique_lock<std::mutex>& lock) {
        std::vector<Output> ready;
        auto at = m_done.find(m_delivered);
        while (at != m_done.end() && at->first == m_delivered + ready.size()) {
            ready.push_back(std::move(at->second));
            at = m_done.erase(at);
        }
        m_refused = true; // so it stays where deliver() throws
        lock.unlock();
        const bool goOn = m_steps.deliver(ready);
        lock.lock();
        m_delivered += ready.size();
        m_refused = !goOn;
        m_ended = m_ended || !goOn;
        m_changed.notify_all();
    }

    /// Takes an input and does the work, or delivers what is ready; false where there is no more.
    template <typename Worker>
    bool step(std::unique_lock<std::mutex>& lock, const Worker& worker) {
        m_changed.wait(lock,
                       [&] { return m_ended || isReady() || m_taken < m_delivered + m_most; });
        if (isReady()) {
            deliverReady(lock);
            return true;
        }
        const auto input = m_ended ? std::nullopt : m_steps.next();
        if (!input)
            return false;
        const std::size_t number = m_taken++;
        lock.unlock();
        Output output = worker(*input);
        lock.lock();
        m_done.emplace(number, std::move(output));
        m_changed.notify_all();
        return true;
    }

    void work() {
        std::unique_lock lock(m_mutex);
        ++m_working;
        try {
            lock.unlock();
            const auto worker = m_steps.makeWorker();
            lock.lock();
            while (step(lock, worker)) {
            }
        } catch (...) {
            if (!lock.owns_lock())
                lock.lock();
            m_thrown = std::current_exception();
        }
        m_ended = true;
        --m_working;
        m_changed.notify_all();
    }

    Steps m_steps;
    std::size_t m_most = 0; ///< inputs between `next` and `deliver`
    std::mutex m_mutex;     ///< guards what follows
    std::condition_variable m_changed;
    std::map<std::size_t, Output> m_done; ///< by number, not yet delivered
    std::size_t m_taken = 0, m_delivered = 0, m_working = 0;
    bool m_ended = false;   ///< no more inputs are taken
    bool m_refused = false; ///< nothing more is delivered
    std::exception_ptr m_thrown;
};

} // namespace charsleuth
