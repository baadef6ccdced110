#pragma once

/// Runs pure functions off the GUI thread, one after the other: a newer request stops the older one
/// and its results are dropped.
///
/// The function captures what it needs by value or shared ownership. It may report values while it
/// works; every value arrives on the owner's thread, in order. For one thread (the owner's), which
/// does the work itself, and waits for it, where the system gives no other.

#include "app/convert/start_threads.h"

#include <QFutureWatcher>
#include <QPromise>
#include <QtConcurrent>

#include <functional>
#include <stop_token>

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
    ~LatestJob() {
        cancel();
        for (QFuture<Value>& future : m_running)
            future.waitForFinished();
    }

    /// `deliver` is called once for each reported value, `done` after the last one; neither after a
    /// newer start() or a cancel().
    void start(Work work, Deliver deliver, std::function<void()> done = {}) {
        cancel();
        m_stop = std::stop_source();
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
        auto run = [work = std::move(work), stop = m_stop.get_token()](QPromise<Value>& promise) {
            work(stop, [&promise](Value value) { promise.addResult(std::move(value)); });
        };
        // QThreadPool would wait for ever for a thread that it cannot make, so one is made first.
        QFuture<Value> future =
            canStartThread() ? QtConcurrent::run(std::move(run)) : runHere(std::move(run));
        std::erase_if(m_running, [](const QFuture<Value>& old) { return old.isFinished(); });
        m_running.push_back(future);
        watcher->setFuture(future);
    }

    /// The running function is asked to stop; nothing of it will arrive.
    void cancel() {
        m_stop.request_stop();
        drop();
    }

    bool isRunning() const { return m_watcher != nullptr; }

private:
    /// What it reports is delivered later, as ever.
    static QFuture<Value> runHere(const std::function<void(QPromise<Value>&)>& run) {
        QPromise<Value> promise;
        QFuture<Value> future = promise.future();
        promise.start();
        try {
            run(promise);
        } catch (...) {
            promise.setException(std::current_exception());
        }
        promise.finish();
        return future;
    }

    void drop() {
        if (m_watcher == nullptr)
            return;
        // Not deleted at once: this may be called from one of its own signals.
        m_watcher->disconnect();
        m_watcher->deleteLater();
        m_watcher = nullptr;
    }

    std::stop_source m_stop{std::nostopstate};
    QFutureWatcher<Value>* m_watcher = nullptr;
    std::vector<QFuture<Value>> m_running;
};

} // namespace charsleuth::viewer
