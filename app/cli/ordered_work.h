#pragma once

/// Does one thing to many inputs in several threads and gives the results in the inputs' order.

#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace charsleuth::cli {

/// `next` is called by one thread at a time; `makeWorker` once in each thread, and what it gives is
/// called there; `emit` in the caller's thread, in order. When `emit` returns false no more work is
/// begun. Memory is bounded: at most four inputs a thread are between `next` and `emit`. What is
/// thrown in a thread is thrown again in the caller's, after what came before was emitted.
template <typename Input, typename Output>
void workInOrder(std::size_t threads, const std::function<std::optional<Input>()>& next,
                 const std::function<std::function<Output(const Input&)>()>& makeWorker,
                 const std::function<bool(const Output&)>& emit) {
    if (threads <= 1) {
        const auto work = makeWorker();
        while (const auto input = next())
            if (!emit(work(*input)))
                return;
        return;
    }
    std::mutex mutex;
    std::condition_variable changed;
    std::map<std::size_t, Output> done; // by number, not yet emitted
    std::size_t taken = 0, emitted = 0, working = threads;
    bool ended = false;
    std::exception_ptr thrown;

    const auto workOn = [&] {
        const auto work = makeWorker();
        std::unique_lock lock(mutex);
        for (;;) {
            changed.wait(lock, [&] { return ended || taken < emitted + 4 * threads; });
            const auto input = ended ? std::nullopt : next();
            ended = ended || !input;
            if (!input)
                break;
            const std::size_t number = taken++;
            lock.unlock();
            Output output = work(*input);
            lock.lock();
            done.emplace(number, std::move(output));
            changed.notify_all();
        }
    };
    const auto run = [&] {
        std::exception_ptr trouble;
        try {
            workOn();
        } catch (...) {
            trouble = std::current_exception();
        }
        const std::lock_guard lock(mutex);
        if (trouble)
            thrown = trouble;
        ended = ended || trouble;
        --working;
        changed.notify_all();
    };
    std::vector<std::jthread> pool;
    for (std::size_t i = 0; i < threads; ++i)
        pool.emplace_back(run);

    std::unique_lock lock(mutex);
    for (;;) {
        changed.wait(lock, [&] { return done.contains(emitted) || working == 0; });
        const auto ready = done.find(emitted);
        if (ready == done.end() && thrown)
            std::rethrow_exception(thrown);
        if (ready == done.end())
            return;
        const Output output = std::move(ready->second);
        done.erase(ready);
        lock.unlock();
        const bool goOn = emit(output);
        lock.lock();
        ++emitted;
        ended = ended || !goOn;
        changed.notify_all();
        if (!goOn)
            return;
    }
}

} // namespace charsleuth::cli
