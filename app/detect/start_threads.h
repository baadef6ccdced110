#pragma once

/// Starts threads, as many as there can be.

#include <cstddef>
#include <new>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace charsleuth {

/// A thread that its owner waits for at the end: std::jthread, which libc++ 19 has not, without its
/// stop token.
class JoinedThread {
public:
    template <typename Function>
    explicit JoinedThread(Function function) : m_thread(std::move(function)) {}
    JoinedThread(JoinedThread&&) noexcept = default;
    JoinedThread& operator=(JoinedThread&&) = delete;
    ~JoinedThread() {
        if (m_thread.joinable())
            m_thread.join();
    }

private:
    std::thread m_thread;
};

/// At most `count` threads that run copies of `function`; fewer, down to none, where the system
/// gives no more. Throws nothing: those that were started already would wait for a caller who has
/// gone.
template <typename Thread = JoinedThread, typename Function>
std::vector<Thread> startThreads(std::size_t count, const Function& function) noexcept {
    std::vector<Thread> threads;
    try {
        threads.reserve(count);
        while (threads.size() < count)
            threads.emplace_back(function);
    } catch (const std::system_error&) { // no thread
    } catch (const std::bad_alloc&) {
    }
    return threads;
}

} // namespace charsleuth
