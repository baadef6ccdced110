#pragma once

/// A pipe between this program and another.

#include <array>
#include <cstddef>
#include <fcntl.h>
#include <unistd.h>

namespace charsleuth {

struct Pipe {
    std::array<int, 2> ends{-1, -1}; ///< to read from, to write to

    bool open() { return ::pipe2(ends.data(), O_CLOEXEC) == 0; }
    void closeReading() { closeEnd(0); }
    void closeWriting() { closeEnd(1); }
    Pipe() = default;
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() {
        closeEnd(0);
        closeEnd(1);
    }

private:
    void closeEnd(std::size_t end) {
        if (ends[end] >= 0)
            ::close(ends[end]);
        ends[end] = -1;
    }
};

} // namespace charsleuth
