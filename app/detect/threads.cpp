#include "app/detect/threads.h"

#include <utility>

namespace charsleuth {

Threads::Threads(std::size_t count) : m_helpers(startThreads(count - 1, [this] { help(); })) {}

Threads::~Threads() {
    {
        const std::lock_guard lock(m_mutex);
        m_closing = true;
    }
    m_begun.notify_all();
    m_helpers.clear();
}

void Threads::run(std::size_t count, const std::function<void(std::size_t)>& job) {
    std::unique_lock lock(m_mutex);
    m_job = &job;
    m_next = 0;
    m_count = count;
    m_begun.notify_all();
    work(lock);
    m_ended.wait(lock, [&] { return m_working == 0; });
    if (m_thrown)
        std::rethrow_exception(std::exchange(m_thrown, nullptr));
}

void Threads::help() {
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_begun.wait(lock, [&] { return m_closing || m_next < m_count; });
        if (m_closing)
            return;
        work(lock);
    }
}

/// Does jobs until none is left that nobody has begun.
void Threads::work(std::unique_lock<std::mutex>& lock) {
    ++m_working;
    const auto& job = *m_job;
    while (m_next < m_count) {
        const std::size_t number = m_next++;
        lock.unlock();
        std::exception_ptr thrown;
        try {
            job(number);
        } catch (...) {
            thrown = std::current_exception();
        }
        lock.lock();
        if (thrown) {
            m_next = m_count;
            m_thrown = m_thrown ? m_thrown : thrown;
        }
    }
    if (--m_working == 0)
        m_ended.notify_one();
}

} // namespace charsleuth
