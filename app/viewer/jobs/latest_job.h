#pragma once

/// Runs pure functions off the GUI thread, each in a thread of its own: a newer request stops the
/// older one and its results are dropped.
///
/// The function captures what it needs by value or shared ownership, and throws nothing but what
/// may end the program. It may report values while it works; every value arrives on the owner's
/// thread, in order. For one thread (the owner's), which does the work itself, and waits for it,
/// where the system gives no other.

#include "app/convert/start_threads.h"

#include <QFutureWatcher>
#include <QPromise>

#include <functional>
#include <memory>
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

    LatestJob() = default;
    LatestJob(const LatestJob&) = delete;
    LatestJob& operator=(const LatestJob&) = delete;
    ~LatestJob() { cancel(); } // and waits: so do the threads

    /// `deliver` is called once for each reported value, `done` after the last one; neither after a
    /// newer start() or a cancel().
    void start(Work work, Deliver deliver, std::function<void()> done = {}) {
        cancel();
        std::erase_if(m_runs, [](const Run& run) { return run.values.isFinished(); });
        auto* watcher = new QFutureWatcher<Value>;
        m_watcher = watcher;
        QObject::connect(watcher, &QFutureWatcherBase::resultReadyAt, watcher,
                         [this, watcher, deliver = std::move(deliver)](int index) {
                             if (m_watcher == watcher)
                                 deliver(watcher->resultAt(index));
                         });
        QObject::connect(watcher, &QFutureWatcherBase::finished, watcher,
                         [this, watcher, done = std::move(done)] {
                             if (m_watcher != watcher)
                                 return;
                             drop();
                             if (done)
                                 done();
                         });
        auto promise = std::make_shared<QPromise<Value>>();
        promise->start();
        watcher->setFuture(promise->future());
        const auto run = [work = std::move(work), promise](const std::stop_token& stop) {
            work(stop, [&promise](Value value) { promise->addResult(std::move(value)); });
            promise->finish();
        };
        auto threads = startThreads(1, run);
        if (threads.empty())
            run({}); // what it reports is delivered later, as ever
        else
            m_runs.push_back({promise->future(), std::move(threads.front())});
    }

    /// The running function is asked to stop; nothing of it will arrive.
    void cancel() {
        for (Run& run : m_runs)
            run.thread.request_stop();
        drop();
    }

    bool isRunning() const { return m_watcher != nullptr; }

private:
    struct Run {
        QFuture<Value> values;
        std::jthread thread;
    };

    void drop() {
        if (m_watcher == nullptr)
            return;
        // Not deleted at once: this may be called from one of its own signals.
        m_watcher->disconnect();
        m_watcher->deleteLater();
        m_watcher = nullptr;
    }

    QFutureWatcher<Value>* m_watcher = nullptr;
    std::vector<Run> m_runs; ///< the last one's, and of those before it what has not ended
};

} // namespace charsleuth::viewer
