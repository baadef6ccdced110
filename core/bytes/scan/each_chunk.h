#pragma once

/// Helpers of all scans: bytes as chunks, masks as counts. See chunk.h on what may be used in here.

#include "core/bytes/scan/chunk.h"

namespace charsleuth {

namespace { // NOLINT(cert-dcl59-cpp): see chunk.h

constexpr std::size_t chunkSize = 64; // NOLINT(misc-definitions-in-headers)

/// Calls `work(chunk, valid, at)` for every chunk; the last one is padded with zeros. `valid` has a
/// bit for each byte of the input, `at` is the index of the chunk's first byte.
template <class Chunk, class Work>
[[gnu::always_inline]] inline void eachChunk(Bytes bytes, const Work& work) {
    std::size_t at = 0;
    for (; at + chunkSize <= bytes.size(); at += chunkSize)
        work(Chunk(bytes.data() + at), ~Mask{0}, at);
    if (at == bytes.size())
        return;
    Byte rest[chunkSize] = {};
    for (std::size_t i = at; i < bytes.size(); ++i)
        rest[i - at] = bytes.data()[i];
    work(Chunk(rest), (Mask{1} << (bytes.size() - at)) - 1, at);
}

inline std::uint16_t countOf(Mask mask) {
    return static_cast<std::uint16_t>(__builtin_popcountll(mask));
}
inline void add(std::uint16_t& sum, Mask mask) {
    sum = static_cast<std::uint16_t>(sum + countOf(mask));
}

inline Bytes blockAt(Bytes bytes, std::size_t begin) {
    const std::size_t left = bytes.size() - begin;
    return {bytes.data() + begin, left < BlockMarks::size ? left : BlockMarks::size};
}

/// The bytes before the scanned ones, as the last bytes of a chunk.
template <class Chunk>
Chunk chunkOf(const Before& before) {
    Byte bytes[chunkSize] = {};
    for (std::size_t i = 0; i < sizeof(Before); ++i)
        bytes[chunkSize - sizeof(Before) + i] = (&before[0])[i];
    return Chunk(bytes);
}

/// The bits below `end`, which may be 64.
inline Mask bitsBelow(std::size_t end) {
    return end < 64 ? (Mask{1} << end) - 1 : ~Mask{0};
}

/// The number of the first set bit, or `most` if that is smaller.
inline std::size_t upTo(Mask mask, std::size_t most) {
    const std::size_t first = mask == 0 ? 64 : static_cast<std::size_t>(__builtin_ctzll(mask));
    return first < most ? first : most;
}

/// The mask with each bit moved by one byte (or `distance` bytes). `before` is the mask of the 64
/// bytes before.
inline Mask after(Mask now, Mask before, unsigned distance = 1) {
    return now << distance | before >> (64 - distance);
}

} // namespace

} // namespace charsleuth
