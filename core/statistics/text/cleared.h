#pragma once

/// An array of zeros from a memory resource, cleared at once: std::pmr::vector would clear one
/// element after the other, which takes longer than its use.
/// Tested by ngram_counts_test.

#include <cstddef>
#include <cstring>
#include <memory_resource>
#include <type_traits>

namespace charsleuth {

/// For numbers, and structures of numbers.
template <class T>
class Cleared {
public:
    /// `memory` must outlive it.
    Cleared(std::size_t size, std::pmr::memory_resource* memory)
        : m_memory(memory), m_size(size),
          m_first(static_cast<T*>(memory->allocate(bytes(), alignof(T)))) {
        static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
        std::memset(static_cast<void*>(m_first), 0, bytes());
    }
    Cleared(const Cleared&) = delete;
    Cleared& operator=(const Cleared&) = delete;
    ~Cleared() { m_memory->deallocate(m_first, bytes(), alignof(T)); }

    std::size_t size() const { return m_size; }
    T& operator[](std::size_t index) { return m_first[index]; }

private:
    std::size_t bytes() const { return m_size * sizeof(T); }

    std::pmr::memory_resource* m_memory;
    std::size_t m_size;
    T* m_first;
};

} // namespace charsleuth
