#pragma once

/// Starts threads, as many as there can be.

#include <cstddef>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

namespace charsleuth {

/// At most `count` threads that run copies of `function`; fewer, down to none, where the system
/// gives no more. Throws nothing: those that were started already would wait for a caller who has
/// gone.
template <typename Function>
std::vector<std::jthread> startThreads(std::size_t count, const Function& function) noexcept {
    std::vector<std::jthread> threads;
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
