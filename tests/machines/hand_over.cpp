// Tells ThreadSanitizer of what it does not see of Qt, which is not instrumented: a job that has
// waited in QThreadPool's queue would seem to race with whoever put it there, and whoever destroys
// a job's results with those who used them. Linked into every test of that build; each function
// stands in the place of Qt's and calls it.

#include <QFutureInterface>
#include <QRunnable>
#include <QThreadPool>

#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>

#include <memory>

namespace {

template <typename Function>
Function ofQt(const char* symbol) {
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, symbol));
}

/// What is written before it is queued comes before what it does, as the queue's lock has it.
class HandedOver final : public QRunnable {
public:
    explicit HandedOver(QRunnable* job) : m_job(job) {}
    void run() override {
        __tsan_acquire(this);
        const std::unique_ptr<QRunnable> owned(m_job->autoDelete() ? m_job : nullptr);
        m_job->run();
    }

private:
    QRunnable* m_job;
};

} // namespace

void QThreadPool::start(QRunnable* job, int priority) {
    static const auto start =
        ofQt<void (*)(QThreadPool*, QRunnable*, int)>("_ZN11QThreadPool5startEP9QRunnablei");
    auto* const handed = new HandedOver(job);
    __tsan_release(handed);
    start(this, handed, priority);
}

/// Counts the users of a job's results down; whether there are some left.
bool QFutureInterfaceBase::derefT() const noexcept {
    static const auto deref =
        ofQt<bool (*)(const QFutureInterfaceBase*)>("_ZNK20QFutureInterfaceBase6derefTEv");
    void* const users = d;
    __tsan_release(users);
    const bool more = deref(this);
    if (!more)
        __tsan_acquire(users);
    return more;
}
