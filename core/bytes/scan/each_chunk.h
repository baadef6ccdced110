#pragma once

/// What all scans begin with: bytes as chunks, masks as counts. See chunk.h on what may be used in
/// here.

#include "core/bytes/scan/chunk.h"

namespace charsleuth {

namespace { // NOLINT(cert-dcl59-cpp): see chunk.h

constexpr std::size_t chunkSize = 64; // NOLINT(misc-definitions-in-headers)

/// Works on chunk after chunk; the last one is filled up with zeros. `work(chunk, valid, at)`:
/// `valid` has a bit for each byte of the input, `at` is the first one's index.
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

/// The bytes before those that are scanned, at the end of 64.
template <class Chunk>
Chunk chunkOf(const Before& before) {
    Byte bytes[chunkSize] = {};
    for (std::size_t i = 0; i < sizeof(Before); ++i)
        bytes[chunkSize - sizeof(Before) + i] = (&before[0])[i];
    return Chunk(bytes);
}

/// Bits below a number that may be 64.
inline Mask bitsBelow(std::size_t end) {
    return end < 64 ? (Mask{1} << end) - 1 : ~Mask{0};
}

/// The number of the first bit, or `most` where there is none below.
inline std::size_t upTo(Mask mask, std::size_t most) {
    const std::size_t first = mask == 0 ? 64 : static_cast<std::size_t>(__builtin_ctzll(mask));
    return first < most ? first : most;
}

/// The mask, each bit one (or `distance`) bytes on; `before`: that of the 64 bytes before.
inline Mask after(Mask now, Mask before, unsigned distance = 1) {
    return now << distance | before >> (64 - distance);
}

} // namespace

} // namespace charsleuth
