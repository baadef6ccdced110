#pragma once

/// What the fuzz targets share: a claim that must hold, a bound of the work, choices taken off an
/// input's front, and a way to divide the rest into chunks.

#include "core/bytes/bytes.h"

#include <sanitizer/allocator_interface.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>

namespace charsleuth::fuzz {

/// Stops the program where the claim is false, so that libFuzzer keeps the input.
inline void require(bool claim, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    if (claim)
        return;
    std::fprintf(stderr, "%s:%d: not so\n", file, line);
    std::abort();
}

/// Claims that the work between its begin and its end is bounded by the input's size: seconds of
/// the processor, and bytes asked of the allocator, whether or not they were given back.
class BoundedWork {
public:
    /// `fixed`: bytes that may be asked for whatever the size.
    explicit BoundedWork(std::size_t size, double fixed = 32e6)
        : m_size(static_cast<double>(size)), m_fixed(fixed) {
        static const int installed =
            ::__sanitizer_install_malloc_and_free_hooks(&count, [](const volatile void*) {});
        require(installed > 0);
    }
    BoundedWork(const BoundedWork&) = delete;
    BoundedWork& operator=(const BoundedWork&) = delete;
    ~BoundedWork() {
        // Under the sanitizers seeds of 4 KB take 10 ms and 1.3 MB, one of 100 KB takes 550 ms and
        // 50 MB (`detect`, 2026-11-22). A hundred times the one, ten times the other is no noise.
        const double seconds = static_cast<double>(std::clock() - m_begin) / CLOCKS_PER_SEC;
        require(seconds < 1 + m_size * 2e-4);
        require(static_cast<double>(asked - m_asked) < m_fixed + m_size * 4e3);
    }

private:
    static void count(const volatile void*, std::size_t size) { asked += size; }

    static inline std::uint64_t asked = 0;
    double m_size, m_fixed;
    std::clock_t m_begin = std::clock();
    std::uint64_t m_asked = asked;
};

/// An encoder makes its table out of the decoder: 37 MB are asked for with EUC-TW (2026-11-22), and
/// some targets make two.
inline constexpr double encoderTables = 160e6;

/// An input whose first bytes choose what is done with the others.
class Input {
public:
    Input(const std::uint8_t* data, std::size_t size) : m_rest(data, size) {}

    Bytes rest() const { return m_rest; }
    bool isEmpty() const { return m_rest.empty(); }

    /// The next byte; 0 at the end.
    Byte byte() {
        if (m_rest.empty())
            return 0;
        const Byte first = m_rest.front();
        m_rest = m_rest.subspan(1);
        return first;
    }

    /// The bytes before the next line feed, which is taken too.
    std::string line() {
        const auto end = std::ranges::find(m_rest, Byte{'\n'});
        const std::string taken(m_rest.begin(), end);
        m_rest = m_rest.subspan(std::min(m_rest.size(), taken.size() + 1));
        return taken;
    }

    /// The next `count` bytes, or all there are.
    Bytes bytes(std::size_t count) {
        const Bytes taken = m_rest.first(std::min(count, m_rest.size()));
        m_rest = m_rest.subspan(taken.size());
        return taken;
    }

private:
    Bytes m_rest;
};

/// Calls `use` with consecutive pieces of 1 to 16 bytes, or with longer ones where `seed` is odd.
template <typename Use>
void inChunks(Bytes bytes, unsigned seed, Use use) {
    const std::size_t most = seed % 2 == 0 ? 16 : 1024;
    while (!bytes.empty()) {
        seed = seed * 1103515245 + 12345;
        const std::size_t size = std::min<std::size_t>(bytes.size(), 1 + (seed >> 16) % most);
        use(bytes.first(size));
        bytes = bytes.subspan(size);
    }
}

} // namespace charsleuth::fuzz
