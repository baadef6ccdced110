#pragma once

/// An operator new that fails when it is told to. Included by one source file of a program.

#include <cstddef>
#include <cstdlib>
#include <new>

namespace charsleuth {

/// Allocations left until one fails; below 0: none fails.
inline thread_local long allocationsLeft = -1;

/// Lets the n-th allocation from now on fail (0: the first), and none after this object's life.
class FailingAllocation {
public:
    explicit FailingAllocation(long n) { allocationsLeft = n; }
    FailingAllocation(const FailingAllocation&) = delete;
    FailingAllocation& operator=(const FailingAllocation&) = delete;
    ~FailingAllocation() { allocationsLeft = -1; }

    /// It was not come to.
    bool isAhead() const { return allocationsLeft >= 0; }
};

} // namespace charsleuth

void* operator new(std::size_t size) {
    if (charsleuth::allocationsLeft >= 0 && charsleuth::allocationsLeft-- == 0)
        throw std::bad_alloc();
    if (void* memory = std::malloc(size > 0 ? size : 1))
        return memory;
    throw std::bad_alloc();
}
/// Never made to fail: who asks this way does without (std::stable_sort).
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return std::malloc(size > 0 ? size : 1);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory, const std::nothrow_t&) noexcept {
    std::free(memory);
}
