#pragma once

/// Runs pure functions off the GUI thread, each in a thread of its own: a newer request stops the
/// older one and its results are dropped.
///
/// The function captures what it needs by value or shared ownership. It may report values while it
/// works; every value arrives on the owner's thread, in order. Where memory runs out it may throw
/// std::bad_alloc, which is told to the owner, and nothing else. For one thread (the owner's),
/// which does the work itself, and waits for it, where the system gives no other.

#include "app/detect/start_threads.h"
#include "app/viewer/session/posted_calls.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <new>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace charsleuth::viewer {

template <typename Value>
class LatestJob {
public:
    using Report = std::function<void(Value)>;
    using Work = std::function<void(std::stop_token, const Report&)>;
    using Deliver = std::function<void(const Value&)>;

    /// `outOfMemory` is called instead of `done` where memory ran out in the function.
    explicit LatestJob(std::function<void()> outOfMemory) : m_outOfMemory(std::move(outOfMemory)) {}
    LatestJob(const LatestJob&) = delete;
    LatestJob& operator=(const LatestJob&) = delete;
    ~LatestJob() { cancel(); } // and waits: so do the threads

    /// `deliver` is called once for each reported value, `done` after the last one; neither after a
    /// newer start() or a cancel().
    void start(Work work, Deliver deliver, std::function<void()> done = {}) {
        cancel();
        m_running = ++m_started;
        const auto callbacks =
            std::make_shared<const Callbacks>(Callbacks{std::move(deliver), std::move(done)});
        const auto run = [this, number = m_started, work = std::move(work),
                          callbacks](const std::stop_token& stop) {
            bool enough = true;
            try {
                work(stop, [&](Value value) {
                    m_calls.post([this, number, callbacks, value = std::move(value)] {
                        if (m_running == number)
                            callbacks->deliver(value);
                    });
                });
            } catch (const std::bad_alloc&) {
                enough = false;
            }
            postEnd(stop, [this, number, callbacks, enough] {
                end(number, enough ? callbacks->done : m_outOfMemory);
            });
        };
        auto threads = startThreads<std::jthread>(1, run);
        if (threads.empty())
            run({}); // what it reports is delivered later, as ever
        else
            m_runs.push_back({m_started, std::move(threads.front())});
    }

    /// The running function is asked to stop; nothing of it will arrive.
    void cancel() {
        for (Run& run : m_runs)
            run.thread.request_stop();
        m_running = 0;
    }

    bool isRunning() const { return m_running != 0; }

private:
    struct Callbacks {
        Deliver deliver;
        std::function<void()> done;
    };
    struct Run {
        std::uint64_t number = 0;
        std::jthread thread;
    };

    /// As soon as there is memory for it; unless nobody waits for it any more.
    template <typename Function>
    void postEnd(const std::stop_token& stop, const Function& end) {
        for (;;) {
            try {
                return m_calls.post(end);
            } catch (const std::bad_alloc&) {
                if (stop.stop_requested())
                    return;
                std::this_thread::sleep_for(std::chrono::milliseconds(10));
            }
        }
    }

    void end(std::uint64_t number, const std::function<void()>& tell) {
        std::erase_if(m_runs, [number](const Run& run) { return run.number == number; });
        if (m_running != number)
            return;
        m_running = 0;
        if (tell)
            tell();
    }

    std::function<void()> m_outOfMemory;
    PostedCalls m_calls;
    std::uint64_t m_started = 0; ///< how many so far, which is the last one's number
    std::uint64_t m_running = 0; ///< its number; 0: none
    std::vector<Run> m_runs;     ///< the last one's, and of those before it what has not ended
};

} // namespace charsleuth::viewer
